import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { projectFolder } from '../../tools/project-folder.ts';

const run = promisify(execFile);

/** Time limit of an act or an expectation, in ms; the bad build takes all of one. */
const timeout = 12_000;

/**
 * Runs an exported Playwright test on a build.
 * @param folder folder for the test and its results, which only this test uses
 * @returns null if it passes, else its output
 */
export async function runExportedTest(
  folder: string,
  source: string,
  baseURL: string,
): Promise<string | null> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'capsule.spec.ts'), source);
  const support = JSON.stringify(join(projectFolder, 'e2e/support/chromium.ts'));
  const config = join(folder, 'playwright.config.ts');
  await writeFile(
    config,
    `import { launchOptions } from ${support};
export default { testDir: '.', outputDir: './results', workers: 1, retries: 0, reporter: 'line', timeout: 60_000,
  expect: { timeout: ${timeout} }, use: { baseURL: '${baseURL}', actionTimeout: ${timeout}, launchOptions: await launchOptions() } };`,
  );
  const cli = join(projectFolder, 'node_modules/playwright/cli.js');
  const env = { ...process.env, TEST_WORKER_INDEX: undefined, TEST_PARALLEL_INDEX: undefined };
  const { stdout } = await run(process.execPath, [cli, 'test', '--config', config], {
    cwd: projectFolder,
    env,
  }).catch((failure: { stdout: string }) => failure);
  expect(stdout).toMatch(/1 (passed|failed)/);
  return stdout.includes('1 passed') ? null : stdout;
}
