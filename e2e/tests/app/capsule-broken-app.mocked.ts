import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from 'playwright/test';
import type { CapsuleHar } from '#mocks/capsule/capsule.ts';
import { test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { type Breakage, serveBrokenApp } from '../../support/broken-app.ts';
import { readCapsule, replayCapsule } from '../../support/capsules.ts';
import { runExportedTest } from '../../support/exported-test.ts';
import { clickInPanel, openTab } from '../../support/screens/console.ts';
import { field, form, updateButton } from '../../support/screens/intake.ts';

const toast = 'Contact Information Update Successfully';

/** Faults of the app that are seen when the section is saved. */
const visibleFaults: readonly (readonly [fault: string, breakage: Breakage])[] = [
  ['wrong toast', { find: toast, replace: 'Contact Information Kept' }],
  ['wrong name of a field', { find: '`Relationship`', replace: '`Relation`' }],
];

/** Fault on the wire alone, which the mock of the same build shares. */
const wireFault: Breakage = { find: '`relationship`', replace: '`relation_ship`' };

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
  const source = await readFile(await (await downloading).path(), 'utf8');
  expect(await runExportedTest(outputDir, source, baseURL ?? ''), 'the good build').toBeNull();

  for (const [fault, breakage] of visibleFaults) {
    const app = await serveBrokenApp(breakage);
    const failure = await runExportedTest(outputDir, source, app.url);
    expect.soft(failure, `${fault}: the exported test`).not.toBeNull();
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
