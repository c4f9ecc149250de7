import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from 'playwright/test';
import type { CapsuleHar } from '#mocks/capsule/capsule.ts';
import { projectFolder } from '../../../tools/project-folder.ts';
import { test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { type Breakage, serveBrokenApp } from '../../support/broken-app.ts';
import { readCapsule, replayCapsule } from '../../support/capsules.ts';
import { clickInPanel, openTab } from '../../support/screens/console.ts';
import { field, form, updateButton } from '../../support/screens/intake.ts';

const run = promisify(execFile);

const toast = 'Contact Information Update Successfully';

/** Faults of the app that are seen when the section is saved. */
const visibleFaults: readonly (readonly [fault: string, breakage: Breakage])[] = [
  ['wrong toast', [toast, 'Contact Information Kept']],
  ['wrong name of a field', ['`Relationship`', '`Relation`']],
];

/** Fault on the wire alone, which the mock of the same build shares. */
const wireFault: Breakage = ['`relationship`', '`relation_ship`'];

/** Saves a section, and waits until its toast is recorded. */
async function saveRelationship(page: Page, backend: Backend): Promise<CapsuleHar> {
  await backend.start('half-done', 'myHealth/contact');
  await field(form(page, 'Contacts'), 'Relationship').fill('Neighbor of old');
  await updateButton(form(page, 'Contacts')).click();
  await expect.poll(async () => JSON.stringify((await readCapsule(page)).log._clinic.steps)).toContain(toast);
  return readCapsule(page);
}

/** Replays a capsule in a fresh browser. @returns the number of differences */
async function countDifferences(browser: Browser, url: string, har: CapsuleHar): Promise<number | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}login`);
  const report = await replayCapsule(page, har);
  await context.close();
  return report?.findings.length;
}

/** Runs an exported test on a build. @returns true if it passes */
async function passes(folder: string, baseURL: string): Promise<boolean> {
  const support = JSON.stringify(join(projectFolder, 'e2e/support/chromium.ts'));
  const config = join(folder, 'playwright.config.ts');
  await writeFile(
    config,
    `import { launchOptions } from ${support};
export default { testDir: '.', outputDir: './results', workers: 1, retries: 0, reporter: 'line', timeout: 15_000,
  expect: { timeout: 5000 }, use: { baseURL: '${baseURL}', actionTimeout: 5000, launchOptions: await launchOptions() } };`,
  );
  const cli = join(projectFolder, 'node_modules/playwright/cli.js');
  const env = { ...process.env, TEST_WORKER_INDEX: undefined, TEST_PARALLEL_INDEX: undefined };
  const { stdout } = await run(process.execPath, [cli, 'test', '--config', config], {
    cwd: projectFolder,
    env,
  }).catch((failure: { stdout: string }) => failure);
  expect(stdout).toMatch(/1 (passed|failed)/);
  return stdout.includes('1 passed');
}

test('an exported test is green on the good build and red on each broken one, as a replay is', async ({
  page,
  backend,
  browser,
  baseURL,
}, { outputDir }) => {
  test.setTimeout(240_000);
  const har = await saveRelationship(page, backend);
  await page.goto('myHealth/diagnosis?console=on');
  await openTab(page, 'Bugs');
  const downloading = page.waitForEvent('download');
  await clickInPanel(page, 'Save as Playwright test');
  await mkdir(outputDir, { recursive: true });
  await (await downloading).saveAs(join(outputDir, 'capsule.spec.ts'));
  expect(await passes(outputDir, baseURL ?? ''), 'the good build').toBe(true);

  for (const [fault, breakage] of visibleFaults) {
    const app = await serveBrokenApp(breakage);
    expect.soft(await passes(outputDir, app.url), `${fault}: the exported test`).toBe(false);
    expect.soft(await countDifferences(browser, app.url, har), `${fault}: the replay`).toBeGreaterThan(0);
    expect.soft(app.countReplaced(), `${fault} is in the scripts`).toBeGreaterThan(0);
    app.close();
  }
});

test('a replay notices another name on the wire, which is not seen', async ({ page, backend, browser }) => {
  const har = await saveRelationship(page, backend);
  const app = await serveBrokenApp(wireFault);
  expect(await countDifferences(browser, app.url, har)).toBeGreaterThan(0);
  app.close();
});
