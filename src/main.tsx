import type { AnyRoute } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureClient } from '#api/client/client-settings.ts';
import { preloadClient } from '#api/client/lazy-client.ts';
import { readSession } from '#api/session/session.ts';
import { saveFingerprint } from '#features/accounts/fingerprint.ts';
import { removeEarlyFrame } from '#ui/start/early-frame.ts';
import { runAfterLoad } from '#ui/start/run-after-load.ts';
import { App } from './app/app.tsx';
import { reportViolations } from './app/csp-reports.ts';
import { followSession } from './app/follow-session.ts';
import { endIdleSession } from './app/idle-start.ts';
import { createQueryClient } from './app/query-client.ts';
import { emptyRoot, loadFirstPage } from './app/rendered-page.ts';
import { createAppRouter } from './app/router.ts';
import { showStartFailure } from './app/start-failure.ts';
import { installTrustedTypes } from './app/trusted-types.ts';
import { WrongRole } from './routes/-guards.ts';

/** Starts the mock in a mocked build. A compile-time constant removes it from a live build. */
async function startMocks(base: string) {
  if (!import.meta.env.MOCKED) return undefined;
  if (import.meta.env.MOCKED_RESOURCES !== null) {
    const { startPartialMocks } = await import('#mocks/partial-browser.ts');
    return startPartialMocks({ base, mockedResources: import.meta.env.MOCKED_RESOURCES });
  }
  const mocks = await import('#mocks/browser.ts');
  return mocks.startMocks({ base, workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` });
}

/**
 * Lets a mocked build take the page over: as the page with several seats, or as one of its seats,
 * whose window has a name.
 * @returns true if the app must not start
 */
async function enterTheatre(root: HTMLElement, base: string): Promise<boolean> {
  if (!import.meta.env.THEATRE_PATH) return false;
  const path = location.pathname.replace(/\/$/, '');
  const isTheatre = path === import.meta.env.BASE_URL + import.meta.env.THEATRE_PATH;
  if (!isTheatre && window.name === '') return false;
  const theatre = await import('#mocks/console/theatre/enter-theatre.ts');
  const emptyPage = () => {
    removeEarlyFrame();
    return emptyRoot(root);
  };
  return theatre.enterTheatre({ isTheatre, base, emptyRoot: emptyPage });
}

/** Moves the page's clock in a mocked build whose tester has set it. */
async function shiftClock() {
  if (!import.meta.env.CLOCK_SHIFT_KEY) return;
  try {
    if (localStorage.getItem(import.meta.env.CLOCK_SHIFT_KEY) === null) return;
  } catch {
    // A browser that blocks its storage has no such time.
    return;
  }
  const { applyClockShift } = await import('#mocks/page/page-clock.ts');
  applyClockShift();
}

/** Starts the contract radar in a build that has it; other builds do not contain it. */
async function watchContract(base: string) {
  if (!import.meta.env.RADAR) return;
  const { startRadar } = await import('#radar/page/start.tsx');
  startRadar(base);
}

/** Logs errors caught by error pages, except the wrong role, which is no fault. */
function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as React does by itself
  if (!(error instanceof WrongRole)) console.error(error);
}

async function start(root: HTMLElement) {
  installTrustedTypes();
  const base = import.meta.env.API_URL ?? new URL(`${import.meta.env.BASE_URL}api/`, location.origin).href;
  configureClient({ baseUrl: base });
  // Before anything reads the time.
  await shiftClock();
  // Before anything reads the session.
  if (await enterTheatre(root, base)) return;
  await watchContract(base);
  if (readSession()) preloadClient();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  if (import.meta.env.CSP_REPORT)
    reportViolations(import.meta.env.CSP_REPORT, () => router.state.matches.at(-1)?.fullPath ?? '');
  // The page's chunk loads while the mock starts.
  const routes = router.routesById as unknown as Record<string, AnyRoute>;
  const chunks = router
    .matchRoutes(router.latestLocation)
    .map(({ routeId }) => routes[routeId] && router.loadRouteChunk(routes[routeId]));
  const [demoTools] = await Promise.all([startMocks(base), ...chunks]);
  // After the mock has signed in its scenario's user, which must not count as a session change.
  followSession(router, queryClient);
  endIdleSession();
  const app = (
    <StrictMode>
      <App router={router} queryClient={queryClient} demoTools={demoTools} />
    </StrictMode>
  );
  const isRendered = await loadFirstPage(router);
  // In slices, between which the browser paints and takes input.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app, { onCaughtError });
    else createRoot(emptyRoot(root), { onCaughtError }).render(app);
  });
  runAfterLoad(() => void saveFingerprint());
}

const root = document.getElementById('root');
if (root) {
  const startApp = () => void start(root).catch((error: unknown) => showStartFailure(root, error));
  // In a task of its own: the script's first run is long enough. Tests expect a mock at once.
  if (import.meta.env.MOCKED) startApp();
  else setTimeout(startApp);
}
