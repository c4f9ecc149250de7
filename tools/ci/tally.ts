import { readFileSync } from 'node:fs';

/** How many tests of a step held and how many did not. */
export type Tally = { passed: number; failed: number };

interface VitestTest {
  fullName: string;
  status: string;
  /** Of each try that failed, though a later one passed. */
  failureMessages: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: VitestTest[] }[];
}

const vitestReport = (path: string): VitestReport => JSON.parse(readFileSync(path, 'utf8'));

/** The files in which a test failed, by Vitest's JSON report; none when something else than a test went wrong as well. */
export function failedFiles(path: string): string[] {
  const failed = vitestReport(path).testResults.filter(({ status }) => status === 'failed');
  return failed.every(({ assertionResults }) => assertionResults.length > 0)
    ? failed.map(({ name }) => name)
    : [];
}

/** Vitest's JSON report: tests one by one, and files that could not even be loaded as one failure each. */
export function vitestTally(path: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport(path);
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** What passed only at a second try, by Vitest's JSON report; its own reporter does not say. Playwright's does. */
export const secondTries = (path: string): string[] =>
  vitestReport(path).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${failureMessages[0]}`),
  );

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const playwrightReport = (path: string): PlaywrightReport => JSON.parse(readFileSync(path, 'utf8'));

/** Whether tests failed and nothing else did, by Playwright's JSON report. */
export function failedInTests(path: string): boolean {
  const { stats, errors } = playwrightReport(path);
  return stats.unexpected > 0 && errors.length === 0;
}

/** Playwright's JSON report; a flaky test passed on a retry, errors outside tests are failures. */
export function playwrightTally(path: string): Tally {
  const { stats, errors } = playwrightReport(path);
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

/** A step of which a part failed, after that part was run once more by itself: what failed twice has failed. */
export const afterSecond = (first: Tally, second: Tally): Tally =>
  second.failed ? { ...first, failed: second.failed } : { passed: first.passed + first.failed, failed: 0 };

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

export const inWords = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;
