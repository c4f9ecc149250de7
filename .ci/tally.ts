import { readFileSync } from 'node:fs';

/** How many tests of a step held and how many did not. */
export type Tally = { passed: number; failed: number };

/** Vitest's JSON report: tests one by one, and files that could not even be loaded as one failure each. */
export function vitestTally(path: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Playwright's JSON report; a flaky test passed on a retry, errors outside tests are failures. */
export function playwrightTally(path: string): Tally {
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, errors.length ? 1 : 0) };
}

/** A program that fails without one failed test is a failure all the same, and so is one that reports nothing. */
export function tallyOf(succeeded: boolean, reported?: () => Tally): Tally {
  if (!reported) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  try {
    const result = reported();
    return succeeded ? result : { ...result, failed: Math.max(result.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

export const inWords = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;
