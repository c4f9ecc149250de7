import { execFile, execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { isBriefRun, isFullRun } from './full-run.ts';

/** Time limit for the build and the checks of the copy, on slow cores that do other work, in ms. */
const timeoutMs = 20 * 60_000;

/** Tests that write the API document, its changes, and the tables of endpoints and scenarios. */
const snapshotTests = globSync('{src,mocks,tools,e2e}/**/*.test.ts', { cwd: projectFolder }).filter((file) =>
  readFileSync(join(projectFolder, file), 'utf8').includes('.toMatchFileSnapshot('),
);
const recipes = globSync('docs/recipes/*.diff', { cwd: projectFolder }).sort();
const runGit = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });

it.each(recipes)('docs/architecture.md says how many files and lines %s has', (recipe) => {
  const files = runGit(projectFolder, 'apply', '--numstat', recipe).trim().split('\n');
  // The first column of `--numstat` is the number of added lines.
  const lines = files.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  expect(readFileSync(join(projectFolder, 'docs/architecture.md'), 'utf8')).toContain(
    `(${recipe.slice('docs/'.length)}): ${count(files.length, 'file')}, ${count(lines, 'line')}`,
  );
});

/** Copies the project, with uncommitted changes, and applies every recipe to the copy. */
function copyWithRecipes(): string {
  const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
  const files = runGit(projectFolder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split(
    '\0',
  );
  for (const file of new Set(files.filter(Boolean))) {
    cpSync(join(projectFolder, file), join(copy, file), { force: true });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
  runGit(copy, 'init', '--quiet');
  for (const recipe of recipes) runGit(copy, 'apply', '--whitespace=nowarn', recipe);
  // Some tests list the project's files with git.
  runGit(copy, 'add', '--all');
  return copy;
}

/** Environment of a shell, without the variables that Vitest sets for its own run. */
const shellEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(VITEST|TEST$|NODE_ENV$|EVERY$|REST$|BRIEF$|VITE_)|^(DEV|PROD|MODE|SSR|BASE_URL)$/.test(name),
  ),
);

/** Runs a script of package.json. @throws Error with its output if it fails */
async function runScript(cwd: string, script: string, ...options: string[]): Promise<void> {
  const args = ['run', script, '--', ...options];
  await promisify(execFile)('npm', args, { cwd, env: shellEnvironment, maxBuffer: 2 ** 26 }).catch(
    (error: unknown) => {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`npm run ${script}\n${stdout}\n${stderr}`, { cause: error });
    },
  );
}

it.runIf(isFullRun && !isBriefRun)(
  'all recipes together pass the build, the checks and the unit tests in a copy of the project',
  async () => {
    const copy = copyWithRecipes();
    try {
      // The build writes the tree of routes. The snapshots come next: other tests, and the
      // list of the contract's changes, read the API document.
      await runScript(copy, 'build', '--logLevel', 'warn');
      await runScript(copy, 'test:unit', '--project', '!chaos*', ...snapshotTests, '-u');
      await runScript(copy, 'test:unit', '--project', '!chaos*', '-u');
      await runScript(copy, 'check');
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
  timeoutMs,
);
