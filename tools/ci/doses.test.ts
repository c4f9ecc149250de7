import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { TOP } from '../top.ts';

const FORMATTER = 'src/domain/values/amounts/doses.ts';

/** Patterns of code that concatenates a value and a dose unit without the formatter. */
const byHand: readonly RegExp[] = [
  // `${dose} mg`, {dose} mg, {dose}{' '}mg, also across two lines
  /\}\s*(?:\u00a0|&nbsp;|\\u00a0)?(?:m?g|milligrams?|grams?)\b(?!\s*[=:(,])/,
  // dose + ' mg'
  /\+\s*['"`](?:\s|\u00a0|\\u00a0)*(?:m?g|milligrams?)\b/,
  // [dose, 'mg'].join(' '), dose.concat(' mg')
  /,\s*['"](?:m?g)['"]\s*\]\s*\.join|\.concat\(\s*['"`]\s*m?g\b/,
  // suffix=" mg" of a number field
  /\bsuffix\s*[=:]\s*\{?\s*['"`]\s*m?g\b/,
  // `${dose} ${unit}`, {dose.dose} {dose.doseUnit}
  /\b(?:doseUnit|dailyDoseUnit)\}/,
  /\$\{[^}]*(?:dose|amount)[^}]*\}(?:\s|\u00a0|\\u00a0)*\$\{[^}]*unit[^}]*\}/i,
  // a dose formatted with toFixed or similar
  /(?:dose|mg|hundredths)\w*(?:\s*\/\s*\d+)?\)?\.to(?:Fixed|Precision|LocaleString)\(/i,
];
const isByHand = (code: string) => byHand.some((way) => way.test(code));

const sources = execFileSync('git', ['ls-files', 'src/*.ts', 'src/*.tsx'], { cwd: TOP, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => path !== FORMATTER && !path.includes('.test.'));

const read = (path: string) => readFileSync(join(TOP, path), 'utf8');

it('every dose is formatted by the one formatter, since an extra zero is a tenfold dose', () => {
  expect(sources.filter((path) => isByHand(read(path)))).toEqual([]);
});

it.each([
  '{dose} mg',
  '{dose}\n          mg',
  "{dose}{' '}\n mg",
  '`\x24{dose}\\u00a0mg`',
  '{dose.dose} {dose.doseUnit}',
  "amount + ' mg'",
  "[amount, 'mg'].join(' ')",
  "String(amount).concat(' mg')",
  '<NumberInput suffix=" mg" />',
  '`\x24{row.dose} \x24{row.unit}`',
  '(hundredths / 100).toFixed(2)',
  'dailyDose.toLocaleString()',
])('detects the dose formatted by hand in %j', (code) => {
  expect(isByHand(code)).toBe(true);
});

/** A file that requests Shoops filters them by patient, or a file in the same folder does. */
it('ignores Shoops of other patients in a reply (physician §6)', () => {
  const asks = /\b(?:endpointQuery|call)\(\s*list(?:Patient|Recommended)?Shoops\b/;
  const careful = new Set(
    sources.filter((path) => /\b(?:shoopsFor|recommendedTo)\(/.test(read(path))).map(dirname),
  );
  const careless = sources.filter((path) => asks.test(read(path)) && !careful.has(dirname(path)));
  expect(careless).toEqual([]);
  expect(sources.filter((path) => asks.test(read(path))).length).toBeGreaterThan(2);
});
