import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';

const readProjectFile = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

/** Paths of the files that may cite a page. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.md', '*.mjs', '*.jsonc'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !path.includes('citations.test'));

/** Numbers of each page's headings: `2`, `2.3`. */
const sectionsByPage = new Map(
  ['intake', 'accounts', 'physician'].map((page) => {
    const headings = readProjectFile(`docs/product/${page}.md`).matchAll(/^#+ (\d+(?:\.\d+)?)\b/gm);
    return [page, new Set([...headings].map(([, number]) => number))];
  }),
);

/** Numbers of the rows in docs/decisions.md. */
const decisionNumbers = [...readProjectFile('docs/decisions.md').matchAll(/^\| (\d+) \|/gm)].map(
  ([, number]) => number,
);
const decisions = new Set(decisionNumbers);

/** Paths in docs/decisions.md of the files that enforce a decision; may contain `*`. */
const enforcingFiles = [...readProjectFile('docs/decisions.md').matchAll(/`([\w.*/-]+\.tsx?)`/g)]
  .flatMap(([, path]) => path ?? [])
  .filter((path) => path.includes('/'));

/** Returns the numbers of a list; of a range such as `2.10–2.12`, only its ends. */
const listNumbers = (list: string) => list.match(/\d+(?:\.\d+)?/g) ?? [];

/** Lists a file's citations of sections and decisions that do not exist. */
function listDeadCitations(path: string): string[] {
  const text = readProjectFile(path);
  const deadSections = [
    ...text.matchAll(/\b(intake|accounts|physician) (§[\d.]+(?:(?:, |–| and )§?[\d.]+)*)/gi),
  ]
    .flatMap(([, page = '', list = '']) =>
      listNumbers(list).map((number) => [page.toLowerCase(), number] as const),
    )
    .filter(([page, number]) => !sectionsByPage.get(page)?.has(number))
    .map(([page, number]) => `${path}: ${page} §${number}`);
  const deadDecisions = [...text.matchAll(/\bdecisions? (\d+(?:(?:, |–| and )\d+)*)/g)]
    .flatMap(([, list = '']) => listNumbers(list))
    .filter((number) => !decisions.has(number))
    .map((number) => `${path}: decision ${number}`);
  return [...deadSections, ...deadDecisions];
}

it('finds every cited section and decision', () => {
  expect(files.flatMap(listDeadCitations)).toEqual([]);
});

it('numbers each decision once', () => {
  expect(decisionNumbers.filter((number, index) => decisionNumbers.indexOf(number) !== index)).toEqual([]);
});

it('names existing files for the decisions', () => {
  expect(enforcingFiles.filter((path) => globSync(path, { cwd: projectFolder }).length === 0)).toEqual([]);
});

/** Files that the pages name and that a command writes. */
const generatedFiles = ['src/api/client/amendments.ts'];

it('names existing files and folders in every page', () => {
  const missingPaths = globSync('{README.md,docs/**/*.md}', { cwd: projectFolder }).flatMap((page) =>
    [
      ...readProjectFile(page).matchAll(
        /`((?:src|mocks|stories|e2e|tools|docs|public|\.storybook)\/[\w./*$-]*)`/g,
      ),
    ]
      .flatMap(([, path]) => path ?? [])
      .filter((path) => !generatedFiles.includes(path) && globSync(path, { cwd: projectFolder }).length === 0)
      .map((path) => `${page}: ${path}`),
  );
  expect(missingPaths).toEqual([]);
});
