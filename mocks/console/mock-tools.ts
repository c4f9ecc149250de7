import { useSelector } from '@tanstack/react-store';
import { type ComponentType, createElement, Fragment, lazy, Suspense } from 'react';
import type { ControlsSource } from '#mocks/controls/controls.ts';
import { refusalMessage } from '#mocks/controls/refusal.ts';
import { dataNotice } from './data-notice.ts';
import LoginHint, { type LoginHintProps } from './login-hint.tsx';
import { isConsoleWanted } from './visibility.ts';

/** Components that a mocked build adds to the app. The app knows nothing else of the mock. */
export interface MockTools {
  Console: ComponentType;
  LoginHint: ComponentType<LoginHintProps>;
  dataNotice: string;
}

const LazyConsole = lazy(() => import('./console.tsx'));
const RefusalNotice = lazy(() => import('./refusal-notice.tsx'));

/** Renders a refusal also without the panel: a wrong `?scenario=` must not fail silently. */
function RefusalWhenSet() {
  const reason = useSelector(refusalMessage);
  return reason === '' ? null : createElement(Suspense, null, createElement(RefusalNotice, { reason }));
}

/**
 * Creates the components. The login hint is loaded at once: loaded later, it would move the form.
 * Call this before the router redirects: it reads the URL.
 * @param shown parts of the first screen
 */
export function createMockTools(
  source: ControlsSource,
  shown: Pick<MockTools, 'LoginHint' | 'dataNotice'> = { LoginHint, dataNotice },
): MockTools {
  const hasConsole = isConsoleWanted(location.search);
  const Console = () =>
    createElement(
      Fragment,
      null,
      hasConsole && createElement(Suspense, null, createElement(LazyConsole, { source })),
      createElement(RefusalWhenSet),
    );
  return { Console, ...shown };
}
