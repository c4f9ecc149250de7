import { type ComponentType, createElement, lazy } from 'react';
import type { ControlsSource } from '../controls.ts';
import type { LoginHintProps } from './login-hint.tsx';
import { consoleWanted } from './visibility.ts';

/** What a mock build lends the app: the app draws them and knows nothing else of the mock. */
export interface MockTools {
  Console: ComponentType;
  LoginHint: ComponentType<LoginHintProps>;
}

/** Both are fetched when they are first drawn. Call this before the router may redirect: the address is read here. */
export function mockTools(source: ControlsSource): MockTools {
  const Console = lazy(async () => {
    const { default: Launcher } = await import('./console.tsx');
    return { default: () => createElement(Launcher, { source }) };
  });
  return {
    Console: consoleWanted(location.search) ? Console : () => null,
    LoginHint: lazy(() => import('./login-hint.tsx')),
  };
}
