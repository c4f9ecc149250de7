import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { ControlsSource } from '../controls.ts';
import LoginHint, { type LoginHintProps } from './login-hint.tsx';
import { consoleWanted } from './visibility.ts';

/** What a mock build lends the app: the app draws them and knows nothing else of the mock. */
export interface MockTools {
  Console: ComponentType;
  LoginHint: ComponentType<LoginHintProps>;
}

const LazyConsole = lazy(() => import('./console.tsx'));

/**
 * The hint comes at once, since the login form would jump if it came later; the console is fetched after the page.
 * Call this before the router may redirect: the address is read here.
 */
export function mockTools(source: ControlsSource): MockTools {
  const Console = () => createElement(Suspense, null, createElement(LazyConsole, { source }));
  return { Console: consoleWanted(location.search) ? Console : () => null, LoginHint };
}
