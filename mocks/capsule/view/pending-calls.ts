import type { CallLog } from '#mocks/store/call-log.ts';

let pendingFetches = 0;
let isCounting = false;

/** Counts the fetches of this page: a call is logged only when it has reached the mock. */
function countFetches(): void {
  if (isCounting) return;
  isCounting = true;
  const { fetch } = window;
  window.fetch = async (...args) => {
    pendingFetches += 1;
    try {
      return await fetch(...args);
    } finally {
      pendingFetches -= 1;
    }
  };
}

/**
 * Returns a function that tells whether a call of this page is pending.
 * @param getLog returns the log of calls; undefined before the mock has started
 */
export function watchPendingCalls(getLog: () => CallLog | undefined): () => boolean {
  countFetches();
  return () => pendingFetches > 0 || (getLog()?.hasOwnPending() ?? true);
}
