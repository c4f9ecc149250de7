import type { TestInfo } from 'playwright/test';
import { runEndsAt } from '../../tools/ci/full-run.ts';

/** Says why a flow was skipped; the reporter counts the flows that say it. */
export const outOfTime = 'No time was left for this flow.';

/**
 * Skips a flow that would begin less than `keptMs` before the end of a limited run (`.ci/run`).
 * A flow that has failed is always tried again.
 */
export function skipWhenOutOfTime(info: TestInfo, keptMs = 0): void {
  info.skip(info.retry === 0 && Date.now() > runEndsAt - keptMs, outOfTime);
}
