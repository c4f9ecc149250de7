import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { getResponse, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** Settings of MSW: no messages in the console, and calls outside the API pass through. */
const startOptions = { quiet: true, onUnhandledFrame: 'bypass' } as const;
/** Time limit for the worker's start, in ms. */
const workerTimeoutMs = 10_000;
/** Time limit for a new worker to claim this page after its start, in ms. */
const claimTimeoutMs = 1_000;
/** Time out of sight, in ms, after which the worker may have been stopped (browsers wait 30 s). */
const hiddenLimitMs = 20_000;

/** Returns the task's promise, which rejects after the time limit. */
const withTimeout = <T>(ms: number, task: Promise<T>): Promise<T> =>
  Promise.race([
    task,
    new Promise<T>((_, reject) => setTimeout(reject, ms, new Error(`Nothing within ${ms} ms`))),
  ]);

let isInterceptingInPage = false;

/** Answers fetches and uploads inside this page, without a worker. Idempotent. */
function interceptInPage(handlers: RequestHandler[]): void {
  if (isInterceptingInPage) return;
  isInterceptingInPage = true;
  const interceptor = new BatchInterceptor({
    name: 'mock-in-page',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  interceptor.on('request', async ({ request, controller }) => {
    const response = await getResponse(handlers, request);
    if (response) controller.respondWith(response);
  });
  interceptor.apply();
}

/** Returns true after a hard reload (Shift), which detaches the page from its worker for good. */
async function isDetachedFromWorker(workerUrl: string): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return false;
  const registrations = await serviceWorker.getRegistrations();
  const { href } = new URL(workerUrl, location.href);
  return registrations.some(({ active }) => active?.scriptURL === href);
}

/** Returns true if the page's calls go through the worker that was started. */
async function hasTakenControl(worker: ServiceWorker | null | undefined): Promise<boolean> {
  const container = navigator.serviceWorker;
  const controllerChanged = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  if (!container.controller) await withTimeout(claimTimeoutMs, controllerChanged).catch(() => {});
  return worker !== null && container.controller === worker;
}

/** Warns that the worker's newer script could not be fetched; called once per page. */
function warnNotUpdated(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: for developers; the page works as before
  console.warn(
    `The mock’s service worker could not be updated. The installed one goes on answering: ${String(error)}`,
  );
}

/**
 * Catches a failed update of an installed worker: MSW requests one at each start and ignores its
 * failure. The browser gives both the same registration object.
 */
async function catchFailedUpdates(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const update = registration.update.bind(registration);
    registration.update = () =>
      update().catch((error: unknown) => {
        warnNotUpdated(error);
        return registration;
      });
  }
}

/** Answers this page's calls by a service worker. @returns false if the worker is not in control */
async function interceptInWorker(handlers: RequestHandler[], url: string): Promise<boolean> {
  if (await isDetachedFromWorker(url)) return false;
  await catchFailedUpdates();
  const registration = await withTimeout(
    workerTimeoutMs,
    setupWorker(...handlers).start({ ...startOptions, serviceWorker: { url } }),
  );
  return hasTakenControl(registration?.active);
}

/**
 * Switches to interception inside the page once its worker is unreliable. A browser stops workers
 * of hidden pages, and a stopped worker may lose its list of clients. Another worker, after an
 * update or from a new tab, may take control and does not answer this page.
 */
function switchWhenUnreliable(container: ServiceWorkerContainer, switchToPage: () => void): void {
  let hiddenAt = Date.now();
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  const checkVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      hiddenTimer = setTimeout(switchToPage, hiddenLimitMs);
    } else if (Date.now() - hiddenAt > hiddenLimitMs) switchToPage();
  };
  if (document.visibilityState === 'hidden') checkVisibility();
  document.addEventListener('visibilitychange', checkVisibility);
  document.addEventListener('freeze', switchToPage);
  window.addEventListener('pageshow', ({ persisted }) => persisted && switchToPage());
  container.addEventListener('controllerchange', switchToPage);
}

/**
 * Lets handlers answer this page's calls: by a service worker, or inside the page without one.
 * @param workerUrl URL of MSW's worker script
 * @throws Error with a message for the user when neither works
 */
export async function intercept(handlers: RequestHandler[], workerUrl: string): Promise<void> {
  const hasWorkers = 'serviceWorker' in navigator;
  try {
    // The worker lets one frame answer for another that starts, and its page may be left then.
    if (window !== window.top) return interceptInPage(handlers);
    // Without service workers in the browser, MSW itself answers inside the page.
    if (!hasWorkers) await setupWorker(...handlers).start(startOptions);
    else if (await interceptInWorker(handlers, workerUrl).catch(() => false)) {
      switchWhenUnreliable(navigator.serviceWorker, () => interceptInPage(handlers));
    } else interceptInPage(handlers);
  } catch (error) {
    throw new Error(
      'This demo could not start in your browser. Please reload the page or try another browser.',
      {
        cause: error,
      },
    );
  }
}
