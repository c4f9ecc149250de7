import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import type { CapsuleHar } from '#mocks/capsule/capsule.ts';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { projectFolder } from '../../../tools/project-folder.ts';
import { emailField, logInButton, passwordField, test } from '../../support/app.ts';
import { readCapsule, replayCapsule, saveContacts, typedTexts } from '../../support/capsules.ts';
import { field, form } from '../../support/screens/intake.ts';

const run = promisify(execFile);
const panel = (page: Page) => page.getByRole('dialog', { name: 'Mock console' });
const replayBar = (page: Page) => page.getByRole('region', { name: 'Replay', exact: true });

/** Opens the tab with the capsule, in a page whose console is off by default. */
async function openBugs(page: Page): Promise<void> {
  await page.goto('myHealth/diagnosis?console=on');
  await page.getByRole('button', { name: 'Mock console' }).click();
  await panel(page).getByRole('tab', { name: 'Bugs' }).click();
}

test('a section that was saved is recorded across loads, and replayed in another browser', async ({
  page,
  backend,
  browser,
}) => {
  await saveContacts(page, backend);
  const har = await readCapsule(page);
  expect(JSON.stringify(har)).not.toMatch(typedTexts);
  const context = await browser.newContext();
  const other = await context.newPage();
  // Another day: the capsule brings its clock along.
  await other.addInitScript(() => {
    const RealDate = Date;
    const readTime = () => RealDate.now() + 9 * 24 * 3_600_000;
    globalThis.Date = class extends RealDate {
      static override now = readTime;
      constructor(...parts: number[]) {
        super(...((parts.length > 0 ? parts : [readTime()]) as [number]));
      }
    } as DateConstructor;
  });
  await other.goto('login');
  expect(await replayCapsule(other, har)).toMatchObject({ findings: [] });
  await expect(field(form(other, 'Contacts'), 'First name')).toHaveValue(/^[A-Z][a-z]+$/);
  await context.close();
});

test('what a press shows is recorded, although the pointer stays where it is', async ({ page, backend }) => {
  await backend.start('complete', 'health-journey');
  await readCapsule(page);
  await page.getByRole('article').first().getByRole('button').click();
  const { steps, views = [] } = (await readCapsule(page)).log._clinic;
  expect(views.at(-1)?.order).toBeGreaterThan(steps.at(-1)?.order ?? 0);
});

test('a replay says what differs: a status, and an element that is missing', async ({ page, backend }) => {
  await saveContacts(page, backend);
  const har = await readCapsule(page);
  const { snapshot } = har.log._clinic;
  snapshot.tables.faults.push({
    id: 'fault-1',
    endpoint: 'saveContacts',
    effect: { kind: 'status', status: 500 },
  });
  const report = await replayCapsule(page, har);
  const texts = report?.findings.map(({ kind, text }) => `${kind}: ${text}`);
  expect(texts).toContain('status: POST intake/contacts was answered 200, now 500');
  expect(texts).toContain('address: The page is at /myHealth/contact, and was at /myHealth/diagnosis');
  expect(texts?.some((text) => text.startsWith('element: The page has no link “Contacts Completed”'))).toBe(
    true,
  );
});

test('the console saves a file, which a colleague drops on theirs; the radar reads it, too', async ({
  page,
  backend,
  browser,
}, { outputDir }) => {
  await saveContacts(page, backend);
  await openBugs(page);
  await panel(page)
    .getByRole('combobox', { name: 'Ends with' })
    .selectOption({ label: 'Now at /myHealth/diagnosis' });
  await panel(page).getByRole('textbox', { name: 'What did you expect?' }).fill('Jozefien is saved');
  const downloading = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Save the capsule' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^bug-new-patient-[\d-]+\.har\.gz$/);
  const file = join(outputDir, download.suggestedFilename());
  await download.saveAs(file);
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).not.toMatch(typedTexts);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('login');
  await other.getByRole('button', { name: 'Mock console' }).click();
  await panel(other).getByRole('tab', { name: 'Bugs' }).click();
  const input = other.locator('input[type=file][aria-label="Capsule file"]');
  await input.setInputFiles({ name: 'notes.har', mimeType: 'text/plain', buffer: Buffer.from('no HAR') });
  await expect(panel(other).getByRole('alert')).toContainText('neither a HAR nor a gzipped one');
  await panel(other).getByRole('checkbox', { name: 'Stop before the first step' }).check();
  await input.setInputFiles(file);
  await expect(replayBar(other)).toContainText('Paused, 0 of');
  await replayBar(other).getByRole('button', { name: 'Next step' }).click();
  await expect(replayBar(other)).toContainText('Paused, 1 of');
  await replayBar(other).getByRole('button', { name: 'Play' }).click();
  await expect(replayBar(other)).toContainText('Replayed: nothing differs');
  await replayBar(other).getByRole('button', { name: 'Close' }).click();
  await expect(replayBar(other)).toBeHidden();
  await context.close();

  // Reads that the reload has broken off count as unreachable, so the command ends with 1.
  const radar = ['tools/contract/contract.ts', '--har', file, '--out', outputDir];
  const { stdout } = await run(process.execPath, radar, { cwd: projectFolder }).catch(
    (failure: { stdout: string }) => failure,
  );
  expect(stdout).toContain('| fits | saveContacts |');
});

/** Makes all recordings look unused for years, and lists their ids. */
const ageRecordings = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { name = '' } =
      (await indexedDB.databases()).find((info) => info.name?.endsWith(' capsules')) ?? {};
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = reject;
      opening.onsuccess = () => {
        const entries = opening.result.transaction('entries', 'readwrite').objectStore('entries');
        const listing = entries.getAllKeys(IDBKeyRange.bound('used ', 'used z'));
        listing.onsuccess = () => {
          for (const key of listing.result) entries.put(0, key);
          resolve(listing.result.map((key) => String(key).slice('used '.length)));
          opening.result.close();
        };
      };
    });
  });
const readRecordingId = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('mockCapsule')?.split(' ')[0] ?? '');

test('recordings of closed tabs are removed, and those of open tabs stay', async ({
  page,
  backend,
  context,
}) => {
  await backend.start('clinic', 'login');
  await readCapsule(page);
  const open = await readRecordingId(page);
  const closing = await context.newPage();
  await closing.goto('login');
  await readCapsule(closing);
  const closed = await readRecordingId(closing);
  expect(await ageRecordings(page)).toEqual(expect.arrayContaining([open, closed]));
  await closing.close();
  const other = await context.newPage();
  await expect(async () => {
    await ageRecordings(page);
    await other.goto('login');
    await readCapsule(other);
    expect(await ageRecordings(page)).not.toContain(closed);
  }).toPass();
  expect(await ageRecordings(page)).toEqual(expect.arrayContaining([open, await readRecordingId(other)]));
  await page.reload();
  const har = await readCapsule(page);
  expect(har.log._clinic.steps.filter(({ kind }) => kind === 'load').length).toBeGreaterThan(1);
});

test('a bug that was seen before going back in time is still saved, and replayed', async ({
  page,
  backend,
  browser,
}) => {
  await saveContacts(page, backend);
  await readCapsule(page);
  await page.evaluate(async () => {
    const [first] = await window.clinicMock.history();
    await window.clinicMock.goBack(first?.number ?? 0);
  });
  await openBugs(page);
  const start = panel(page).getByRole('combobox', { name: 'Begins with' });
  const before = start.locator('optgroup[label="Before going back"] option').first();
  await start.selectOption((await before.getAttribute('value')) ?? '');
  const downloading = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Save as plain HAR' }).click();
  const har = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as CapsuleHar;
  expect(JSON.stringify(har)).not.toMatch(typedTexts);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('login');
  expect(await replayCapsule(other, har)).toMatchObject({ findings: [] });
  await expect(field(form(other, 'Contacts'), 'First name')).toHaveValue(/^[A-Z][a-z]+$/);
  await context.close();
});

test('a state that another tab has replaced is no part of the next capsule', async ({
  page,
  backend,
  context,
}) => {
  await saveContacts(page, backend);
  const readTyping = async () => {
    const { scenario, steps } = (await readCapsule(page)).log._clinic;
    return { scenario, hasTyped: steps.some(({ kind }) => kind === 'type') };
  };
  expect(await readTyping()).toEqual({ scenario: 'new-patient', hasTyped: true });
  const other = await context.newPage();
  await other.goto('login');
  await readCapsule(other);
  await other.evaluate(() => window.clinicMock.reset('physician'));
  await expect.poll(readTyping).toEqual({ scenario: 'physician', hasTyped: false });
  await openBugs(page);
  const start = panel(page).getByRole('combobox', { name: 'Begins with' });
  await expect(
    start.locator('optgroup[label="Before another tab replaced the data"] option').first(),
  ).toBeAttached();
});

test('passwords never get into a capsule, and a login is replayed all the same', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'login');
  await emailField(page).fill('patient@clinic.test');
  await passwordField(page).fill('Wrong#Secret9');
  await logInButton(page).click();
  await expect(page.getByText('The email or password is not correct').first()).toBeVisible();
  await passwordField(page).fill(demoPassword);
  await passwordField(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome, Grace', level: 1 })).toBeVisible();
  const har = await readCapsule(page);
  expect(JSON.stringify(har)).not.toContain('Wrong#Secret9');
  expect(await replayCapsule(page, har)).toMatchObject({ findings: [] });
  await expect(page.getByRole('heading', { name: 'Welcome, Grace', level: 1 })).toBeVisible();
});
