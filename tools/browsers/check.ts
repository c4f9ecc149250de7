import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from '../top.ts';
import { findApiUses } from './api-uses.ts';
import { cssProperties } from './css-properties.ts';
import { cssExceptions, exceptions } from './exceptions.ts';
import { browsersLackingCss } from './support.ts';
import { supportedBrowsers } from './supported.ts';

/** Largest number of sentences about one use: a common name is a member of many interfaces. */
const MOST_SENTENCES = 3;

const browsers = supportedBrowsers();

const uses = findApiUses(browsers);
const isException = ({ file, code }: (typeof uses)[number]) =>
  exceptions.some((each) => each.file === file && code.includes(each.use));
const apiProblems = uses
  .filter((use) => !isException(use))
  .map(
    ({ file, line, code, lacking }) =>
      `${file}:${line}: ${lacking.slice(0, MOST_SENTENCES).join('; ')}\n    ${code}`,
  );

const sheets = globSync('{src,mocks}/**/*.css', { cwd: TOP });
const properties = new Map<string, string>();
for (const sheet of sheets)
  for (const property of cssProperties(sheet, readFileSync(join(TOP, sheet))))
    properties.set(property, sheet);
const lackingProperties = [...properties].flatMap(([property, sheet]) => {
  const lacking = browsersLackingCss(property, browsers);
  return lacking.length > 0 ? [{ property, sheet, lacking }] : [];
});
const cssProblems = lackingProperties
  .filter(({ property }) => !Object.hasOwn(cssExceptions, property))
  .map(({ property, sheet, lacking }) => `${sheet}: ${lacking.join(', ')} lacks the property ${property}`);

const unusedExceptions = [
  ...exceptions
    .filter((each) => !uses.some(({ file, code }) => file === each.file && code.includes(each.use)))
    .map(({ file, use }) => `${file} no longer uses ${use}`),
  ...Object.keys(cssExceptions)
    .filter((property) => !lackingProperties.some((each) => each.property === property))
    .map((property) => `No style sheet needs the exception for ${property} any more`),
].map((sentence) => `tools/browsers/exceptions.ts: ${sentence}`);

const problems = [...apiProblems, ...cssProblems, ...unusedExceptions];
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error('\nGive it a fallback, then name it with its reason in tools/browsers/exceptions.ts.');
process.exitCode = problems.length > 0 ? 1 : 0;
