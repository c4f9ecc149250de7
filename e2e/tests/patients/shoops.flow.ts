import { expect, type Page } from 'playwright/test';
import type { ShoopRecord } from '#mocks/store/tables.ts';
import { heading, logIn, test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import {
  chooseCannabinoid,
  chooseRadio,
  doseFields,
  fillMedicine,
  medicineCard,
  openShoopNote,
  saveAndSendButton,
  saveShoopButton,
  shoopForm,
  targetField,
} from '../../support/screens/shoop-form.ts';
import { openShoopDialog, shoopDialog, shoopPath } from '../../support/screens/shoops.ts';
import { expectToast } from '../../support/screens/toasts.ts';
import { openOtherBrowser } from '../../support/stranger/open-other-browser.ts';
import type { TestUser } from '../../support/stranger/walker.ts';

const ruthId = 'complete-patient';
const alertWith = (page: Page, text: string | RegExp) =>
  shoopForm(page).getByRole('alert').filter({ hasText: text });
const addMedicine = (page: Page) =>
  shoopForm(page).getByRole('button', { name: 'Add another medicine' }).click();
const expectEmptyForm = (page: Page) => expect(targetField(page, 1)).toHaveValue('');

/** Lists Ruth's Shoops on the server, either the drafts or the sent ones. */
async function storedShoops(backend: Backend, isReady: boolean): Promise<ShoopRecord[]> {
  const { tables } = await backend.snapshot();
  return tables.shoops.filter((shoop) => shoop.userId === ruthId && shoop.isReady === isReady);
}
const countDraftsAndSent = async (backend: Backend) => [
  (await storedShoops(backend, false)).length,
  (await storedShoops(backend, true)).length,
];
const shoopsOfOthers = async (backend: Backend) =>
  (await backend.snapshot()).tables.shoops.filter(({ userId }) => userId !== ruthId);

/** Violates each rule of physician §5 at its field, then corrects the input. */
async function buildWithErrors({ page }: TestUser): Promise<void> {
  const first = medicineCard(page, 1);
  await expect(saveShoopButton(page)).toBeDisabled();
  await chooseCannabinoid(first, 'CBG');
  await saveShoopButton(page).click();
  const amountMessage = 'Please enter a Positive or Fraction value';
  await expect(first.getByText(amountMessage)).toHaveCount(2);
  await expect(first.getByText('Please Select Unit').first()).toBeVisible();
  await targetField(page).fill('1e3');
  await saveShoopButton(page).click();
  await expect(first.getByText(amountMessage)).toHaveCount(2);
  await targetField(page).fill('20');
  await chooseRadio(first, /^Target unit/, 'mg');
  await chooseRadio(first, 'Frequency', '2');
  await doseFields(first).nth(0).fill('5');
  await doseFields(first).nth(1).fill('5');
  await saveShoopButton(page).click();
  await expect(first.getByText(/^Daily Dose is less than to Target Daily Dose/)).toBeVisible();
  await doseFields(first).nth(1).fill('25');
  await saveShoopButton(page).click();
  await expect(first.getByText(/^Daily Dose not greater than Target Daily Dose/)).toBeVisible();
  await doseFields(first).nth(1).fill('15');
  await addMedicine(page);
  await fillMedicine(page, 'CBC', 2);
  await addMedicine(page);
  const third = medicineCard(page, 3);
  await chooseCannabinoid(third, 'CBDV');
  await targetField(page, 3).fill('0.01');
  await chooseRadio(third, /^Target unit/, 'g');
  await chooseRadio(third, 'Daily or Hourly', 'Hourly');
  await expect(doseFields(third)).toHaveCount(0);
}

/** Keeps the Shoop in the form after each failed save; two clicks finally save it once. */
async function saveAsDrafts({ page, backend }: TestUser): Promise<void> {
  const expectFailedSave = async (effect: Parameters<Backend['fault']>[0]['effect'], message: string) => {
    await backend.fault({ endpoint: 'createShoops', effect, once: true });
    await saveShoopButton(page).click();
    await expect(alertWith(page, message)).toBeVisible();
    await expect(targetField(page, 3)).toHaveValue('0.01');
  };
  await expectFailedSave({ kind: 'status', status: 400 }, 'Shoop Not created');
  await expectFailedSave(
    { kind: 'status', status: 500, message: 'The clinic is closed' },
    'The clinic is closed',
  );
  await backend.fault({ endpoint: 'createShoops', effect: { kind: 'delay', ms: 600 }, once: true });
  await saveShoopButton(page).dblclick();
  await expectToast(page, 'Shoop Draft has been saved');
  await expectEmptyForm(page);
  // One draft and four sent Shoops of the seed, and the three new drafts.
  expect(await countDraftsAndSent(backend)).toEqual([4, 4]);
}

/** Loads stored drafts into the form; the list loads two at a time. */
async function loadDrafts(page: Page, cannabinoids: readonly RegExp[]): Promise<void> {
  const dialog = await openShoopDialog(page, 'Draft Shoop');
  await dialog.getByRole('button', { name: 'Load more' }).click();
  for (const name of cannabinoids) {
    const item = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await item.getByRole('button', { name: 'Edit Draft Shoop' }).click();
    await expect(item.getByRole('button', { name: 'Draft Shoop Added' })).toBeDisabled();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Sends three drafts with an expired token: they arrive as one recommendation, once. */
async function sendTogether({ page, backend }: TestUser): Promise<void> {
  await page.reload();
  await loadDrafts(page, [/^CBG/, /^CBC$/, /^CBDV/]);
  await (await openShoopNote(page)).fill('With breakfast and an hour before bed.');
  await backend.advance(20 * 60_000);
  await saveAndSendButton(page).click();
  const preview = shoopDialog(page, 'Send this Shoop?');
  await expect(preview.getByRole('group', { name: 'It is for' })).toContainText('Born 11-03-1957');
  await expect(preview).toContainText('With breakfast and an hour before bed.');
  await preview.getByRole('button', { name: 'Send to Ruth Okafor' }).dblclick();
  await expectToast(page, 'Your Shoop is sent to Ruth Okafor');
  await expectEmptyForm(page);
  expect(await countDraftsAndSent(backend)).toEqual([1, 7]);
}

/** Sends a changed suggestion and loses the answer: the app checks and does not send again. */
async function importSuggestion({ page, backend }: TestUser, isLive: boolean): Promise<void> {
  // Shoops that are sent within seconds of each other are shown as one recommendation.
  await backend.advance(60_000);
  const dialog = await openShoopDialog(page, 'Import Shoop');
  await dialog.getByRole('button', { name: 'Add to Shoop' }).first().click();
  await expect(dialog.getByRole('button', { name: 'Shoop Added' })).toBeDisabled();
  await expectToast(page, 'Shoop Added Successfully');
  await page.keyboard.press('Escape');
  await expect(shoopForm(page).getByRole('heading', { name: 'Import SHOOP' })).toBeVisible();
  await (await openShoopNote(page)).fill('Before you eat.');
  // Over HTTP, Chromium repeats a POST if its kept-alive connection breaks; a page cannot notice.
  if (!isLive) await backend.fault({ endpoint: 'createShoops', effect: { kind: 'lost-answer' }, once: true });
  await saveAndSendButton(page).click();
  await shoopDialog(page, 'Send this Shoop?').getByRole('button', { name: 'Send to Ruth Okafor' }).click();
  await expectEmptyForm(page);
  expect(await countDraftsAndSent(backend)).toEqual([1, 8]);
}

/** Expects a draft that another tab has sent not to be sent again. */
async function sendFromTwoTabs({ page, backend }: TestUser): Promise<void> {
  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  const [draftsHere, draftsThere] = [
    await openShoopDialog(page, 'Draft Shoop'),
    await openShoopDialog(otherTab, 'Draft Shoop'),
  ];
  await draftsHere.getByRole('button', { name: 'Send' }).click();
  const sendButton = shoopDialog(page, 'Send this Shoop?').getByRole('button', {
    name: 'Send to Ruth Okafor',
  });
  await expect(sendButton).toBeEnabled();
  await draftsThere.getByRole('button', { name: 'Send' }).click();
  await shoopDialog(otherTab, 'Send this Shoop?')
    .getByRole('button', { name: 'Send to Ruth Okafor' })
    .click();
  await expect(draftsThere.getByText('CBD (cannabidiol) is sent.')).toBeVisible();
  await sendButton.click();
  await expect(draftsHere.getByRole('alert')).toContainText('It was sent or removed meanwhile.');
  await expect(draftsHere.getByText('No Draft Shoop added Yet')).toBeVisible();
  expect(await countDraftsAndSent(backend)).toEqual([0, 9]);
  await otherTab.close();
}

/** Follows the bell to the recommendations: newest first, three medicines under one date. */
async function readRecommendation({ page }: TestUser): Promise<void> {
  await logIn(page, 'complete.patient@clinic.test');
  await expect(heading(page, 'Welcome, Ruth')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /sent you a new dosing recommendation/ })
    .first()
    .click();
  await expect(heading(page, 'Dosing History')).toBeVisible();
  await expect(page.getByText('With breakfast and an hour before bed.')).toBeVisible();
  const recommendation = page
    .getByRole('article', { name: /^Recommended on/ })
    .filter({ hasText: 'With breakfast' });
  for (const name of ['CBG', 'CBC', /^CBDV /])
    await expect(recommendation.getByRole('heading', { name, exact: true })).toBeVisible();
}

test(
  'a Shoop is built, corrected, drafted, sent once, imported, and read by its patient alone',
  { tag: '@wcag-3.3.4' },
  async ({ page, backend, browser }, { project }) => {
    test.slow();
    const isLive = project.name === 'live';
    const physician = { page, backend };
    await backend.start('physician', shoopPath('new'));
    const othersBefore = await shoopsOfOthers(backend);
    await test.step('meets every rule, and mends it', () => buildWithErrors(physician));
    await test.step('is kept as three drafts', () => saveAsDrafts(physician));
    await test.step('goes as one recommendation', () => sendTogether(physician));
    await test.step('imports what fits', () => importSuggestion(physician, isLive));
    await test.step('sends a draft once from two tabs', () => sendFromTwoTabs(physician));
    expect(await shoopsOfOthers(backend)).toEqual(othersBefore);
    const patient = await openOtherBrowser(physician, browser, isLive);
    await test.step('the patient reads it', () => readRecommendation(patient));
    await patient.page.context().close();
  },
);
