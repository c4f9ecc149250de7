import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOP } from './steps.ts';

const FORMATTER = 'src/domain/values/doses.ts';

/** A value that is put together with a unit of doses by hand. */
const byHand = /\}(?: |\u00a0|&nbsp;|\\u00a0)?(?:mg|g)\b|doseUnit\}|dailyDoseUnit\}/;

const sources = execFileSync('git', ['ls-files', 'src/*.ts', 'src/*.tsx'], { cwd: TOP, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => path !== FORMATTER && !path.includes('.test.'));

it('every dose is written by the one formatter: one zero too many is ten times the dose', () => {
  const made = sources.filter((path) => byHand.test(readFileSync(join(TOP, path), 'utf8')));
  expect(made).toEqual([]);
  expect(['{dose} mg', '{dose.dose} {dose.doseUnit}'].every((code) => byHand.test(code))).toBe(true);
});
