import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { projectFolder } from '../../tools/project-folder.ts';

/** Reporter that ends a run of flows with the command for each failed test. */
export default class RerunReporter implements Reporter {
  readonly #failed = new Map<string, TestCase>();

  onTestEnd(test: TestCase, { status, retry }: TestResult) {
    const isLast = retry === test.retries;
    if (isLast && status !== test.expectedStatus && status !== 'skipped') this.#failed.set(test.id, test);
  }

  onEnd() {
    for (const { location, parent } of this.#failed.values())
      process.stdout.write(
        `To run it alone: npx playwright test --config e2e/playwright.config.ts --project=${parent.project()?.name} ${relative(projectFolder, location.file)}:${location.line}\n`,
      );
  }
}
