import { useSelector } from '@tanstack/react-store';
import { type ComponentType, createElement, Fragment, lazy, Suspense } from 'react';
import type { ControlsSource } from '#mocks/controls/controls.ts';
import { refusal } from '#mocks/controls/refusal.ts';
import LoginHint, { type LoginHintProps } from './login-hint.tsx';
import { isConsoleWanted } from './visibility.ts';

/** Components that a mocked build adds to the app. The app knows nothing else of the mock. */
export interface MockTools {
  Console: ComponentType;
  LoginHint: ComponentType<LoginHintProps>;
}

const LazyConsole = lazy(() => import('./console.tsx'));
const LazyRefusal = lazy(() => import('./refusal-notice.tsx'));

/** Renders a refusal also without the panel: a wrong `?scenario=` must not fail silently. */
function Refusal() {
  const reason = useSelector(refusal);
  return reason === '' ? null : createElement(Suspense, null, createElement(LazyRefusal, { reason }));
}

/**
 * Returns the components. The login hint is loaded at once: loaded later, it would move the form.
 * Call this before the router redirects: it reads the URL.
 */
export function mockTools(source: ControlsSource): MockTools {
  const isWanted = isConsoleWanted(location.search);
  const Console = () =>
    createElement(
      Fragment,
      null,
      isWanted && createElement(Suspense, null, createElement(LazyConsole, { source })),
      createElement(Refusal),
    );
  return { Console, LoginHint };
}
