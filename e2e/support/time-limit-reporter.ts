import type { Reporter, Suite } from 'playwright/types/testReporter';
import { outOfTime } from './time-limit.ts';

/** Reporter that ends a run with the number of flows that there was no time for. */
export default class TimeLimitReporter implements Reporter {
  #suite: Suite | null = null;

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const skipped = tests.filter(({ results }) =>
      results.some(({ annotations }) => annotations.some(({ description }) => description === outOfTime)),
    );
    if (skipped.length)
      process.stdout.write(`Not run, since no time was left: ${skipped.length} of ${tests.length} flows.\n`);
  }
}
