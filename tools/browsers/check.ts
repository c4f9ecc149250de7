import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';
import { findApiUses } from './api-uses.ts';
import { listCssProperties } from './css-properties.ts';
import { apiExceptions, cssExceptions } from './exceptions.ts';
import { browsersLackingCss } from './support.ts';
import { readSupportedBrowsers } from './supported.ts';

/** Largest number of sentences about one use: a common name is a member of many interfaces. */
const maxSentences = 3;

const browsers = readSupportedBrowsers();

const apiUses = findApiUses(browsers);
const isException = ({ file, code }: (typeof apiUses)[number]) =>
  apiExceptions.some((exception) => exception.file === file && code.includes(exception.use));
const apiProblems = apiUses
  .filter((use) => !isException(use))
  .map(
    ({ file, line, code, lacking }) =>
      `${file}:${line}: ${lacking.slice(0, maxSentences).join('; ')}\n    ${code}`,
  );

const sheets = globSync('{src,mocks}/**/*.css', { cwd: projectFolder });
const sheetByProperty = new Map<string, string>();
for (const sheet of sheets)
  for (const property of listCssProperties(sheet, readFileSync(join(projectFolder, sheet))))
    sheetByProperty.set(property, sheet);
const lackingProperties = [...sheetByProperty].flatMap(([property, sheet]) => {
  const lacking = browsersLackingCss(property, browsers);
  return lacking.length > 0 ? [{ property, sheet, lacking }] : [];
});
const cssProblems = lackingProperties
  .filter(({ property }) => !Object.hasOwn(cssExceptions, property))
  .map(({ property, sheet, lacking }) => `${sheet}: ${lacking.join(', ')} lacks the property ${property}`);

const unusedExceptions = [
  ...apiExceptions
    .filter(
      (exception) =>
        !apiUses.some(({ file, code }) => file === exception.file && code.includes(exception.use)),
    )
    .map(({ file, use }) => `${file} no longer uses ${use}`),
  ...Object.keys(cssExceptions)
    .filter((property) => !lackingProperties.some((exception) => exception.property === property))
    .map((property) => `No style sheet needs the exception for ${property} any more`),
].map((sentence) => `tools/browsers/exceptions.ts: ${sentence}`);

const problems = [...apiProblems, ...cssProblems, ...unusedExceptions];
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error('\nGive it a fallback, then name it with its reason in tools/browsers/exceptions.ts.');
process.exitCode = problems.length > 0 ? 1 : 0;
