import { expect, type Page } from 'playwright/test';
import { blankShoop } from '#domain/shoops/medicine/medicine-questions.ts';
import { payloadOf } from '#domain/shoops/payload.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { editDraft, fillMedicine, saveShoop, shoopForm, shoopNote, target } from '../screens/shoop-form.ts';
import { openShoopDialog, shoopDialog, shoopPath } from '../screens/shoops.ts';
import { type EndpointCase, loadCase, notice } from './fault-case.ts';

const patientId = 'complete-patient';

const [blank] = blankShoop().shoop;
const dose = { dose: '5', doseUnit: 'mg', doseTime: 'Evening' };
const filledIn = { ...blank, targetCannabinoid: 'CBD', dailyDose: '5', dailyDoseUnit: 'mg', doses: [dose] };
const medicine = payloadOf(filledIn, patientId);

const formPage = { scenario: 'physician', path: shoopPath('new'), heading: 'Ruth Okafor' } as const;

/** Returns the id of a draft in the seed, which the mock generates. */
function draftOf({ store }: MockServer): string {
  const draft = store.tables.shoops.find(({ isReady, userId }) => !isReady && userId === patientId);
  if (!draft) throw new Error('The seed has no draft');
  return draft.id;
}

const history = { scenario: 'physician', path: shoopPath('history'), heading: 'Ruth Okafor' } as const;
const building = { ...formPage, scenario: 'three-drafts' } as const;

export const listPatientShoops = {
  call: () => ({ query: { patientId, isReady: '1' } }),
  ...loadCase(
    history,
    'We could not load the Dosing History.',
    (page) => page.getByText(/Only for pain that breaks through/),
    { repeats: true },
  ),
} satisfies EndpointCase;

export const createShoops = {
  call: () => ({ body: { isReady: false, shoop: [medicine] } }),
  ...formPage,
  ready: ({ page }) => fillMedicine(page, 'CBD'),
  trigger: ({ page }) => saveShoop(page).click(),
  async failed({ page }, { words }) {
    await expect(notice(page, 'Your Shoop is not saved.')).toContainText(words);
    await expect(target(page)).toHaveValue('5');
    await expect(saveShoop(page)).toBeEnabled();
  },
  async succeeded({ page }) {
    await expect(target(page)).toHaveValue('');
    await expect(shoopForm(page).getByRole('alert')).toBeHidden();
  },
} satisfies EndpointCase;

export const updateShoop = {
  call: (server) => ({ body: { isReady: false, shoop: { ...medicine, shoopId: draftOf(server) } } }),
  ...formPage,
  async ready({ page }) {
    await editDraft(page);
    await (await shoopNote(page)).fill('Sleeps better');
  },
  trigger: ({ page }) => saveShoop(page).click(),
  async failed({ page }, { words }) {
    await expect(notice(page, 'Your Shoop is not saved.')).toContainText(words);
    await expect(await shoopNote(page)).toHaveValue('Sleeps better');
    await expect(saveShoop(page)).toBeEnabled();
  },
  async succeeded({ page }) {
    await expect(target(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Create New SHOOP' })).toBeVisible();
  },
} satisfies EndpointCase;

const firstSend = (page: Page) =>
  shoopDialog(page, 'Draft Shoop').getByRole('button', { name: 'Send' }).first();

/** Shows the draft before sending; after a failure the draft is kept with an error message. */
export const sendShoop = {
  call: (server) => ({ body: { shoopId: draftOf(server) } }),
  ...building,
  async ready({ page }) {
    await openShoopDialog(page, 'Draft Shoop');
    await expect(firstSend(page)).toBeEnabled();
  },
  async trigger({ page }) {
    await firstSend(page).click();
    await shoopDialog(page, 'Send this Shoop?').getByRole('button', { name: 'Send to Ruth Okafor' }).click();
  },
  async failed({ page }, { words }) {
    await expect(notice(page, 'is not sent.')).toContainText(words);
    await expect(firstSend(page)).toBeEnabled();
  },
  async succeeded({ page }) {
    await expect(notice(page, 'is not sent.')).toBeHidden();
  },
  serverWords: 'Your Shoop is sent to Ruth Okafor',
} satisfies EndpointCase;

const noSuggestions = 'We could not load the suggestions.';
const firstSuggestion = (page: Page) =>
  shoopDialog(page, 'Import Shoop').getByRole('button', { name: 'Add to Shoop' }).first();

/** Suggestions are fetched whenever the dialog opens, and again by Retry. */
export const importShoops = {
  call: () => ({ body: { userId: patientId } }),
  ...building,
  ready: ({ page }) =>
    expect(
      page.getByRole('button', { name: 'Import Shoop' }).or(notice(page, noSuggestions)).first(),
    ).toBeVisible(),
  async trigger({ page }) {
    const retry = notice(page, noSuggestions).getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) return retry.click();
    if (await shoopDialog(page, 'Import Shoop').isVisible()) await page.keyboard.press('Escape');
    await expect(shoopDialog(page, 'Import Shoop')).toBeHidden();
    await openShoopDialog(page, 'Import Shoop');
  },
  async failed({ page }, { words }) {
    await expect(notice(page, noSuggestions)).toContainText(words);
    await expect(firstSuggestion(page)).toBeHidden();
  },
  succeeded: ({ page }) => expect(firstSuggestion(page)).toBeVisible(),
} satisfies EndpointCase;
