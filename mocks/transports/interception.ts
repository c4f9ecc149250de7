import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

const options = { quiet: true, onUnhandledFrame: 'bypass' } as const;
/** A worker that has not answered by then will not. */
const WORKER_MS = 10_000;
/** How long a fresh worker may take to claim this page after it has answered. */
const CLAIM_MS = 1_000;
/** How long a page may be out of sight before its worker may have been stopped (browsers wait 30 s). */
const NAP_MS = 20_000;

const within = <T>(ms: number, task: Promise<T>): Promise<T> =>
  Promise.race([
    task,
    new Promise<T>((_, reject) => setTimeout(reject, ms, new Error(`Nothing within ${ms} ms`))),
  ]);

let isInPage = false;

/** Answers fetches and uploads inside this page, without a worker; once is enough. */
async function interceptInPage(handlers: RequestHandler[]): Promise<void> {
  if (isInPage) return;
  isInPage = true;
  const source = new InterceptorSource({
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  const network = defineNetwork({
    sources: [source],
    handlers,
    onUnhandledFrame: options.onUnhandledFrame,
    context: { quiet: options.quiet },
  });
  await network.enable();
}

/** A hard reload (Shift) leaves the page without the worker that is registered; no script can give it back. */
async function isCutOff(workerUrl: string): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return false;
  const registrations = await serviceWorker.getRegistrations();
  const { href } = new URL(workerUrl, location.href);
  return registrations.some(({ active }) => active?.scriptURL === href);
}

/** Holds once the worker that answered is the one that this page's calls go through. */
async function isInControl(worker: ServiceWorker | null | undefined): Promise<boolean> {
  const container = navigator.serviceWorker;
  const claimed = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  if (!container.controller) await within(CLAIM_MS, claimed).catch(() => {});
  return worker !== null && container.controller === worker;
}

/** Says once a page that its worker's newer script could not be fetched. */
function warnNotUpdated(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: for developers; the page works as before
  console.warn(
    `The mock’s service worker could not be updated. The installed one goes on answering: ${String(error)}`,
  );
}

/**
 * Catches a failed update of an installed worker, as when the host is gone for a moment. MSW asks for an update
 * with each start and does not catch its failure; the browser gives both the same registration object.
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

async function interceptInWorker(handlers: RequestHandler[], url: string): Promise<boolean> {
  if (await isCutOff(url)) return false;
  await catchFailedUpdates();
  const registration = await within(
    WORKER_MS,
    setupWorker(...handlers).start({ ...options, serviceWorker: { url } }),
  );
  return isInControl(registration?.active);
}

/**
 * Goes on inside the page as soon as its worker cannot be relied on. A browser stops the workers of pages that are
 * out of sight, and a worker that was stopped may have forgotten who it works for; another worker may take over,
 * after an update or from a new tab, and nobody listens to that one.
 */
function outlive(container: ServiceWorkerContainer, goOn: () => void): void {
  let hiddenAt = Date.now();
  let nap: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(nap);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      nap = setTimeout(goOn, NAP_MS);
    } else if (Date.now() - hiddenAt > NAP_MS) goOn();
  };
  if (document.visibilityState === 'hidden') look();
  document.addEventListener('visibilitychange', look);
  document.addEventListener('freeze', goOn);
  window.addEventListener('pageshow', ({ persisted }) => persisted && goOn());
  container.addEventListener('controllerchange', goOn);
}

/**
 * Lets handlers answer this page's calls: through a service worker, or inside the page where there can be none.
 * @param workerUrl where MSW's worker file is
 * @throws Error in plain words when neither works
 */
export async function intercept(handlers: RequestHandler[], workerUrl: string): Promise<void> {
  const hasWorkers = 'serviceWorker' in navigator;
  try {
    // Where browsers have no service workers, MSW itself answers inside the page.
    if (!hasWorkers) await setupWorker(...handlers).start(options);
    else if (await interceptInWorker(handlers, workerUrl).catch(() => false)) {
      outlive(navigator.serviceWorker, () => void interceptInPage(handlers));
    } else await interceptInPage(handlers);
  } catch (error) {
    throw new Error(
      'This demo could not start in your browser. Please reload the page or try another browser.',
      {
        cause: error,
      },
    );
  }
}
