import type { TestFixture } from 'playwright/test';
import { runEndsAt } from '../../tools/ci/full-run.ts';

/** Says why a flow was skipped; the reporter counts the flows that say it. */
export const outOfTime = 'No time was left for this flow.';

/**
 * Returns a fixture that skips a flow which would begin less than `keptMs` before the end of a
 * limited run (`.ci/run`). A flow that has failed is always tried again.
 */
export const createTimeLimit = (keptMs = 0): [TestFixture<undefined, object>, { auto: true }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
  async ({}, use, info) => {
    info.skip(info.retry === 0 && Date.now() > runEndsAt - keptMs, outOfTime);
    await use(undefined);
  },
  { auto: true },
];
