import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOP } from '../top.ts';

const read = (path: string) => readFileSync(join(TOP, path), 'utf8');

/** Where the product words itself; questions and options are the documents’. */
const files = globSync('src/{clinic,drafts,features,identity,questionnaire,routes,ui}/**/*.{ts,tsx}', {
  cwd: TOP,
})
  .filter((path) => !path.includes('.test.'))
  .toSorted();

/** What an attribute or a property says, and what stands between two tags. */
const naming =
  /\b(?:title|label|heading|placeholder|aria-label|confirmLabel|cancelLabel)(?:=\{?|: )(["'`])(?<named>[^"'`\n]+)\1|>\s*(?<between>[A-Z][^<>{}=;()|]+?)\s*[<{]/g;
/** A name, not a sentence. */
const isName = (text: string) => /^[A-Z]/.test(text) && !/[.!?:]$|[.?!] /.test(text);

/** What the documents call by a name of its own keeps its capitals wherever it stands, and so do answers. */
const names = /Health (Intake|Journey)|Dosing History|My Documents|Summary|Shoops?|\b(No|Yes)\b/g;
const hasCapitals = (text: string) =>
  /\S\s+[A-Z][a-z]/.test(text.replace(names, 'name').replaceAll(/\$\{[^}]*\}/g, 'it'));
/** Texts of the documents stand as they are; these pages quote them. */
const documented = ['accounts', 'intake', 'physician']
  .map((page) => read(`docs/product/${page}.md`))
  .join('\n')
  .replace(/\s+/g, ' ');

it('headings, labels, buttons and menus are in sentence case, but what the documents have named', () => {
  const found = files.flatMap((path) =>
    [...read(path).matchAll(naming)]
      .map(({ groups }) => (groups?.named ?? groups?.between ?? '').replace(/\s+/g, ' '))
      .filter(isName)
      .map((text) => ({ text, path })),
  );
  expect(found.length).toBeGreaterThan(400);
  const ours = found.filter(({ text }) => hasCapitals(text) && !documented.includes(text));
  expect(ours.map(({ text, path }) => `${text} (${path})`)).toEqual([]);
});
