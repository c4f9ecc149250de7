import { ERROR_PATH } from './error-path.ts';

const report = (message: string) => void navigator.sendBeacon(ERROR_PATH, `${location.pathname}: ${message}`);

/** Formats an error with its stack; only in Chromium does the stack contain the message. */
const describe = (value: unknown) => (value instanceof Error ? `${value} ${value.stack}` : String(value));

/** Returns true for a preloaded file: a missing file is reported where it is used. */
const isPreload = ({ target }: Event) => target instanceof HTMLLinkElement && target.rel === 'modulepreload';

// A page that is being left cancels its loads, which WebKit reports as errors. A page that stays
// after all reports errors again after this time.
const leavingMs = 1000;
let isLeaving = false;

/** Tracks whether the page is being left. */
function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
    }, leavingMs);
  });
}

/** Returns true if a file was not loaded because the page is being left. */
const isCanceledByLeaving = ({ target }: Event) => isLeaving && target instanceof HTMLElement;

const describeEvent = (event: ErrorEvent) =>
  event.target instanceof HTMLElement
    ? `not loaded: ${event.target.outerHTML}`
    : describe(event.error ?? event.message);

/**
 * Posts each error of a page to the server of the page: console errors, uncaught errors, files that
 * fail to load, and CSP violations. WebKit's driver cannot read the console.
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
    if (!isPreload(event) && !isCanceledByLeaving(event)) report(describeEvent(event));
  };
  // Load errors of files do not bubble, so the listener captures them.
  addEventListener('error', reportEvent, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${describe(reason)}`));
  addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber }) =>
      report(
        `blocked by ${violatedDirective}: ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}:${columnNumber}`,
      ),
  );
}
