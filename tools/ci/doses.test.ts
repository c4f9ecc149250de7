import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';

const formatterPath = 'src/domain/values/amounts/doses.ts';

/** Patterns of code that concatenates a value and a dose unit without the formatter. */
const handFormattingPatterns: readonly RegExp[] = [
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
const isFormattedByHand = (code: string) => handFormattingPatterns.some((pattern) => pattern.test(code));

const sources = execFileSync('git', ['ls-files', 'src/*.ts', 'src/*.tsx'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => path !== formatterPath && !path.includes('.test.'));

const readProjectFile = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

it('every dose is formatted by the one formatter, since an extra zero is a tenfold dose', () => {
  expect(sources.filter((path) => isFormattedByHand(readProjectFile(path)))).toEqual([]);
});

it.each([
  '{dose} mg',
  '{dose}\n          mg',
  "{dose}{' '}\n mg",
  // `\x24` is a dollar sign: the linter refuses a placeholder in a plain string.
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
  expect(isFormattedByHand(code)).toBe(true);
});

/** A file that requests Shoops filters them by patient, or a file in the same folder does. */
it('ignores Shoops of other patients in a reply (physician §6)', () => {
  const requestPattern = /\b(?:endpointQuery|call)\(\s*list(?:Patient|Recommended)?Shoops\b/;
  const filteringFolders = new Set(
    sources.filter((path) => /\b(?:shoopsFor|recommendedTo)\(/.test(readProjectFile(path))).map(dirname),
  );
  const unfilteredFiles = sources.filter(
    (path) => requestPattern.test(readProjectFile(path)) && !filteringFolders.has(dirname(path)),
  );
  expect(unfilteredFiles).toEqual([]);
  // A pattern that no longer matches the requests would find few or none.
  expect(sources.filter((path) => requestPattern.test(readProjectFile(path))).length).toBeGreaterThan(2);
});
