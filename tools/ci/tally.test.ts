import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  afterSecond,
  failedFiles,
  failedInTests,
  playwrightTally,
  secondTries,
  sum,
  tallyOf,
  vitestTally,
} from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
function reported(report: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

it('counts a file of tests that could not be loaded as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [] },
  ];
  const path = reported({ numPassedTests: 3, numFailedTests: 1, testResults });
  expect(vitestTally(path)).toEqual({ passed: 3, failed: 2 });
});

it('names what passed only at a second try', () => {
  const assertionResults = [
    { fullName: 'At once', status: 'passed', failureMessages: [] },
    { fullName: 'At last', status: 'passed', failureMessages: ['not there', 'at x.ts'] },
    { fullName: 'Never', status: 'failed', failureMessages: ['not there'] },
  ];
  const path = reported({ testResults: [{ name: 'a.stories.tsx', assertionResults }] });
  expect(secondTries(path)).toEqual(['a.stories.tsx > At last\nnot there']);
});

it.each([
  ['a retry that passed counts as passed', { expected: 3, unexpected: 0, flaky: 1 }, [], [4, 0]],
  ['an error outside tests is a failure', { expected: 3, unexpected: 0, flaky: 0 }, [{}], [3, 1]],
  ['a failed test is one failure', { expected: 2, unexpected: 2, flaky: 0 }, [{}], [2, 2]],
])('%s', (_, stats, errors, [passed, failed]) => {
  expect(playwrightTally(reported({ stats, errors }))).toEqual({ passed, failed });
});

describe('a step', () => {
  it('without a report is one check', () => {
    expect(tallyOf(true)).toEqual({ passed: 1, failed: 0 });
    expect(tallyOf(false)).toEqual({ passed: 0, failed: 1 });
  });

  it('whose program failed has failed, whatever it reported', () => {
    expect(tallyOf(false, () => ({ passed: 5, failed: 0 }))).toEqual({ passed: 5, failed: 1 });
    expect(tallyOf(false, () => ({ passed: 5, failed: 2 }))).toEqual({ passed: 5, failed: 2 });
  });

  it.each([true, false])('that reported nothing has failed, though it ended well: %s', (succeeded) => {
    const reported = () => vitestTally(join(folder, 'none'));
    expect(tallyOf(succeeded, reported)).toEqual({ passed: 0, failed: 1 });
  });
});

it('adds up', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 2 });
});

describe('a second run, alone', () => {
  const file = (name: string, status: string, tests: number) => ({
    name,
    status,
    assertionResults: Array.from({ length: tests }, () => ({})),
  });

  it('is for files of stories in which a test failed', () => {
    const testResults = [file('a', 'failed', 3), file('b', 'passed', 2)];
    expect(failedFiles(reported({ testResults }))).toEqual(['a']);
  });

  it('is for nothing when a file could not be loaded', () => {
    const testResults = [file('a', 'failed', 3), file('b', 'failed', 0)];
    expect(failedFiles(reported({ testResults }))).toEqual([]);
  });

  it('is for flows that failed, when nothing outside them did', () => {
    expect(failedInTests(reported({ stats: { unexpected: 1 }, errors: [] }))).toBe(true);
    expect(failedInTests(reported({ stats: { unexpected: 1 }, errors: [{}] }))).toBe(false);
    expect(failedInTests(reported({ stats: { unexpected: 0 }, errors: [{}] }))).toBe(false);
  });

  it('decides: what failed twice has failed', () => {
    expect(afterSecond({ passed: 8, failed: 2 }, { passed: 2, failed: 0 })).toEqual({
      passed: 10,
      failed: 0,
    });
    expect(afterSecond({ passed: 8, failed: 2 }, { passed: 1, failed: 1 })).toEqual({ passed: 8, failed: 1 });
  });
});
