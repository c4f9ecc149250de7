import { ERROR_PATH } from './error-path.ts';

const report = (what: string) => void navigator.sendBeacon(ERROR_PATH, `${location.pathname}: ${what}`);

/** Returns an error with its stack, which names the message in Chromium alone. */
const describe = (value: unknown) => (value instanceof Error ? `${value} ${value.stack}` : String(value));

/** A file that is fetched ahead is asked for again where it is needed, and reported there. */
const isHint = ({ target }: Event) => target instanceof HTMLLinkElement && target.rel === 'modulepreload';

/** A page that is left loads nothing more, which WebKit calls an error of each file. One that stays after all reports again. */
const STAYS_AFTER_MS = 1000;
let isLeaving = false;

function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
    }, STAYS_AFTER_MS);
  });
}

/** Tells whether a file was given up because the page is left. */
const isGivenUp = ({ target }: Event) => isLeaving && target instanceof HTMLElement;

const describeEvent = (event: ErrorEvent) =>
  event.target instanceof HTMLElement
    ? `not loaded: ${event.target.outerHTML}`
    : describe(event.error ?? event.message);

/**
 * Posts each error of a page to the server that serves it: what the console is told, what no code caught, files that do
 * not load, and violations of the Content-Security-Policy. WebKit's driver has no console to ask.
 */
export function reportErrors(): void {
  watchLeaving();
  const { console } = window;
  const { error } = console;
  console.error = (...values: unknown[]) => {
    report(values.map(describe).join(' '));
    error(...values);
  };
  const reportEvent = (event: ErrorEvent) => {
    if (!isHint(event) && !isGivenUp(event)) report(describeEvent(event));
  };
  // Files that do not load are heard of while the event is captured: it does not bubble.
  addEventListener('error', reportEvent, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${describe(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
}
