import type { CallLog } from '#mocks/store/call-log.ts';

/** Number of this page's fetches, scripts and style sheets that are on their way. */
let pendingCount = 0;
let isCounting = false;

/** Time limit for a file, in ms. */
const maxFileMs = 5000;

/** Counts the fetches of this page: a call is logged only when it has reached the mock. */
function countFetches(): void {
  const { fetch } = window;
  window.fetch = async (...args) => {
    pendingCount += 1;
    try {
      return await fetch(...args);
    } finally {
      pendingCount -= 1;
    }
  };
}

/** Counts the files that parts of the app load when they are opened: Vite links to each of them. */
function countFiles(): void {
  const observer = new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || !/^(modulepreload|stylesheet)$/.test(node.rel)) continue;
      pendingCount += 1;
      const ended = Promise.withResolvers<void>();
      for (const type of ['load', 'error']) node.addEventListener(type, () => ended.resolve());
      // A link that is removed neither loads nor fails.
      setTimeout(ended.resolve, maxFileMs);
      void ended.promise.then(() => {
        pendingCount -= 1;
      });
    }
  });
  observer.observe(document.head, { childList: true });
}

/**
 * Returns a function that tells whether this page waits for a call, or for a part of the app.
 * @param getLog returns the log of calls; undefined before the mock has started
 */
export function watchPendingLoads(getLog: () => CallLog | undefined): () => boolean {
  if (!isCounting) {
    countFetches();
    countFiles();
  }
  isCounting = true;
  return () => pendingCount > 0 || (getLog()?.hasOwnPending() ?? true);
}
