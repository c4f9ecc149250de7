import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';

const readProjectFile = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

/** Source files with the product's own texts; the documents define the questions and options. */
const files = globSync('src/{clinic,drafts,features,identity,questionnaire,routes,ui}/**/*.{ts,tsx}', {
  cwd: projectFolder,
})
  .filter((path) => !path.includes('.test.'))
  .toSorted();

/** Matches the texts of naming attributes and properties, and the text between two tags. */
const namingPattern =
  /\b(?:title|label|heading|placeholder|aria-label|confirmLabel|cancelLabel)(?:=\{?|: )(["'`])(?<named>[^"'`\n]+)\1|>\s*(?<between>[A-Z][^<>{}=;()|]+?)\s*[<{]/g;
/** Returns true for a name, false for a sentence. */
const isName = (text: string) => /^[A-Z]/.test(text) && !/[.!?:]$|[.?!] /.test(text);

/** Proper names of the documents, and answers: they keep their capitals anywhere. */
const properNames = /Health (Intake|Journey)|Dosing History|My Documents|Summary|Shoops?|\b(No|Yes)\b/g;
const hasCapitals = (text: string) =>
  /\S\s+[A-Z][a-z]/.test(text.replace(properNames, 'name').replaceAll(/\$\{[^}]*\}/g, 'it'));
/** Pages that quote the texts of the documents, which are exempt. */
const documentTexts = ['accounts', 'intake', 'physician']
  .map((page) => readProjectFile(`docs/product/${page}.md`))
  .join('\n')
  .replace(/\s+/g, ' ');

it('headings, labels, buttons and menus are in sentence case, except names from the documents', () => {
  const nameTexts = files.flatMap((path) =>
    [...readProjectFile(path).matchAll(namingPattern)]
      .map(({ groups }) => (groups?.named ?? groups?.between ?? '').replace(/\s+/g, ' '))
      .filter(isName)
      .map((text) => ({ text, path })),
  );
  // A pattern that no longer matches the names would find few or none.
  expect(nameTexts.length).toBeGreaterThan(400);
  const wronglyCapitalized = nameTexts.filter(
    ({ text }) => hasCapitals(text) && !documentTexts.includes(text),
  );
  expect(wronglyCapitalized.map(({ text, path }) => `${text} (${path})`)).toEqual([]);
});
