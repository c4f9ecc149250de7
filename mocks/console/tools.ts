import { useSelector } from '@tanstack/react-store';
import { type ComponentType, createElement, Fragment, lazy, Suspense } from 'react';
import type { ControlsSource } from '#mocks/controls/controls.ts';
import { refusal } from '#mocks/controls/refusal.ts';
import LoginHint, { type LoginHintProps } from './login-hint.tsx';
import { consoleWanted } from './visibility.ts';

/** What a mock build lends the app: the app draws them and knows nothing else of the mock. */
export interface MockTools {
  Console: ComponentType;
  LoginHint: ComponentType<LoginHintProps>;
}

const LazyConsole = lazy(() => import('./console.tsx'));
const LazyRefusal = lazy(() => import('./refusal-notice.tsx'));

/** Also where the console is not wanted: an address that names no scenario would otherwise do nothing, unsaid. */
function Refusal() {
  const words = useSelector(refusal);
  return words === '' ? null : createElement(Suspense, null, createElement(LazyRefusal, { words }));
}

/**
 * The hint comes at once, since the login form would jump if it came later; the console is fetched after the page.
 * Call this before the router may redirect: the address is read here.
 */
export function mockTools(source: ControlsSource): MockTools {
  const isWanted = consoleWanted(location.search);
  const Console = () =>
    createElement(
      Fragment,
      null,
      isWanted && createElement(Suspense, null, createElement(LazyConsole, { source })),
      createElement(Refusal),
    );
  return { Console, LoginHint };
}
