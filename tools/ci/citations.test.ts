import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOP } from '../top.ts';

const read = (path: string) => readFileSync(join(TOP, path), 'utf8');

/** All text of the project that may cite a page, as `path: text`. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.md', '*.mjs', '*.jsonc'], {
  cwd: TOP,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !path.includes('citations.test'));

/** The numbers of a page's headings: `2`, `2.3`. */
const sections = new Map(
  ['intake', 'accounts', 'physician'].map((page) => {
    const headings = read(`docs/product/${page}.md`).matchAll(/^#+ (\d+(?:\.\d+)?)\b/gm);
    return [page, new Set([...headings].map(([, number]) => number))];
  }),
);

/** The numbers of the rows in docs/decisions.md. */
const numbers = [...read('docs/decisions.md').matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number);
const decisions = new Set(numbers);

/** What docs/decisions.md names as holding a decision: `src/domain/values/phone.test.ts`, `src/domain/intake/*.test.ts`. */
const holders = [...read('docs/decisions.md').matchAll(/`([\w.*/-]+\.tsx?)`/g)]
  .flatMap(([, path]) => path ?? [])
  .filter((path) => path.includes('/'));

/** `2.10–2.12` names its ends; every other list names its members. */
const numbersIn = (list: string) => list.match(/\d+(?:\.\d+)?/g) ?? [];

/** Whoever cites a section or a decision means something that can be read here: each citation that leads nowhere. */
function deadCitations(path: string): string[] {
  const text = read(path);
  const ofSections = [
    ...text.matchAll(/\b(intake|accounts|physician) (§[\d.]+(?:(?:, |–| and )§?[\d.]+)*)/gi),
  ]
    .flatMap(([, page = '', list = '']) =>
      numbersIn(list).map((number) => [page.toLowerCase(), number] as const),
    )
    .filter(([page, number]) => !sections.get(page)?.has(number))
    .map(([page, number]) => `${path}: ${page} §${number}`);
  const ofDecisions = [...text.matchAll(/\bdecisions? (\d+(?:(?:, |–| and )\d+)*)/g)]
    .flatMap(([, list = '']) => numbersIn(list))
    .filter((number) => !decisions.has(number))
    .map((number) => `${path}: decision ${number}`);
  return [...ofSections, ...ofDecisions];
}

it('knows every section and decision that is cited', () => {
  expect(files.flatMap(deadCitations)).toEqual([]);
});

it('numbers each decision once', () => {
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

it('names what holds a decision by where it is', () => {
  expect(holders.filter((path) => globSync(path, { cwd: TOP }).length === 0)).toEqual([]);
});
