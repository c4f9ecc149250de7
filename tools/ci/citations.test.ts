import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOP } from '../top.ts';

const read = (path: string) => readFileSync(join(TOP, path), 'utf8');

/** Paths of the files that may cite a page. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.md', '*.mjs', '*.jsonc'], {
  cwd: TOP,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !path.includes('citations.test'));

/** Numbers of each page's headings: `2`, `2.3`. */
const sections = new Map(
  ['intake', 'accounts', 'physician'].map((page) => {
    const headings = read(`docs/product/${page}.md`).matchAll(/^#+ (\d+(?:\.\d+)?)\b/gm);
    return [page, new Set([...headings].map(([, number]) => number))];
  }),
);

/** Numbers of the rows in docs/decisions.md. */
const numbers = [...read('docs/decisions.md').matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number);
const decisions = new Set(numbers);

/** Paths in docs/decisions.md of the files that enforce a decision; may contain `*`. */
const holders = [...read('docs/decisions.md').matchAll(/`([\w.*/-]+\.tsx?)`/g)]
  .flatMap(([, path]) => path ?? [])
  .filter((path) => path.includes('/'));

/** Returns the numbers of a list; of a range such as `2.10–2.12`, only its ends. */
const numbersIn = (list: string) => list.match(/\d+(?:\.\d+)?/g) ?? [];

/** Lists a file's citations of sections and decisions that do not exist. */
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

it('finds every cited section and decision', () => {
  expect(files.flatMap(deadCitations)).toEqual([]);
});

it('numbers each decision once', () => {
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

it('names existing files for the decisions', () => {
  expect(holders.filter((path) => globSync(path, { cwd: TOP }).length === 0)).toEqual([]);
});

/** Files that the pages name and that a command writes. */
const written = ['src/api/client/amendments.ts'];

it('names existing files and folders in every page', () => {
  const stale = globSync('{README.md,docs/**/*.md}', { cwd: TOP }).flatMap((page) =>
    [...read(page).matchAll(/`((?:src|mocks|stories|e2e|tools|docs|public|\.storybook)\/[\w./*$-]*)`/g)]
      .flatMap(([, path]) => path ?? [])
      .filter((path) => !written.includes(path) && globSync(path, { cwd: TOP }).length === 0)
      .map((path) => `${page}: ${path}`),
  );
  expect(stale).toEqual([]);
});
