import { expect, type Page } from 'playwright/test';
import { blankShoop } from '#domain/shoops/medicine/medicine-questions.ts';
import { payloadOf } from '#domain/shoops/payload.ts';
import type { MockServer } from '#mocks/server/server.ts';
import {
  editDraft,
  fillMedicine,
  openShoopNote,
  saveShoopButton,
  shoopForm,
  targetField,
} from '../screens/shoop-form.ts';
import { openShoopDialog, shoopDialog, shoopPath } from '../screens/shoops.ts';
import { type EndpointCase, loadCase, notice } from './fault-case.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const patientId = 'complete-patient';

const [blankMedicine] = blankShoop().shoop;
const dose = { dose: '5', doseUnit: 'mg', doseTime: 'Evening' };
const filledInMedicine = {
  ...blankMedicine,
  targetCannabinoid: 'CBD',
  dailyDose: '5',
  dailyDoseUnit: 'mg',
  doses: [dose],
};
const medicine = payloadOf(filledInMedicine, patientId);

const formPage = { scenario: 'physician', path: shoopPath('new'), heading: 'Ruth Okafor' } as const;

/** Returns the id of a draft in the seed, which the mock generates. */
function findDraftId({ store }: MockServer): string {
  const draft = store.tables.shoops.find(({ isReady, userId }) => !isReady && userId === patientId);
  if (!draft) throw new Error('The seed has no draft');
  return draft.id;
}

const historyPage = { scenario: 'physician', path: shoopPath('history'), heading: 'Ruth Okafor' } as const;
const draftsPage = { ...formPage, scenario: 'three-drafts' } as const;

export const listPatientShoops = {
  call: () => ({ query: { patientId, isReady: '1' } }),
  ...loadCase(
    historyPage,
    'We could not load the Dosing History.',
    (page) => page.getByText(/Only for pain that breaks through/),
    { repeats: true },
  ),
} satisfies EndpointCase;

export const createShoops = {
  call: () => ({ body: { isReady: false, shoop: [medicine] } }),
  ...formPage,
  prepare: ({ page }) => fillMedicine(page, 'CBD'),
  trigger: ({ page }) => saveShoopButton(page).click(),
  async expectFailure({ page }, { message }) {
    await expect(notice(page, 'Your Shoop is not saved.')).toContainText(message);
    await expect(targetField(page)).toHaveValue('5');
    await expect(saveShoopButton(page)).toBeEnabled();
  },
  async expectSuccess({ page }) {
    await expect(targetField(page)).toHaveValue('');
    await expect(shoopForm(page).getByRole('alert')).toBeHidden();
  },
} satisfies EndpointCase;

export const updateShoop = {
  call: (server) => ({ body: { isReady: false, shoop: { ...medicine, shoopId: findDraftId(server) } } }),
  ...formPage,
  async prepare({ page }) {
    await editDraft(page);
    await (await openShoopNote(page)).fill('Sleeps better');
  },
  trigger: ({ page }) => saveShoopButton(page).click(),
  async expectFailure({ page }, { message }) {
    await expect(notice(page, 'Your Shoop is not saved.')).toContainText(message);
    await expect(await openShoopNote(page)).toHaveValue('Sleeps better');
    await expect(saveShoopButton(page)).toBeEnabled();
  },
  async expectSuccess({ page }) {
    await expect(targetField(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Create New SHOOP' })).toBeVisible();
  },
} satisfies EndpointCase;

const firstSendButton = (page: Page) =>
  shoopDialog(page, 'Draft Shoop').getByRole('button', { name: 'Send' }).first();

/** Shows the draft before sending; after a failure the draft is kept with an error message. */
export const sendShoop = {
  call: (server) => ({ body: { shoopId: findDraftId(server) } }),
  ...draftsPage,
  async prepare({ page }) {
    await openShoopDialog(page, 'Draft Shoop');
    await expect(firstSendButton(page)).toBeEnabled();
  },
  async trigger({ page }) {
    await firstSendButton(page).click();
    await shoopDialog(page, 'Send this Shoop?').getByRole('button', { name: 'Send to Ruth Okafor' }).click();
  },
  async expectFailure({ page }, { message }) {
    await expect(notice(page, 'is not sent.')).toContainText(message);
    await expect(firstSendButton(page)).toBeEnabled();
  },
  async expectSuccess({ page }) {
    await expect(notice(page, 'is not sent.')).toBeHidden();
  },
  serverMessage: 'Your Shoop is sent to Ruth Okafor',
} satisfies EndpointCase;

const noSuggestionsTitle = 'We could not load the suggestions.';
const firstAddButton = (page: Page) =>
  shoopDialog(page, 'Import Shoop').getByRole('button', { name: 'Add to Shoop' }).first();

/** Suggestions are fetched whenever the dialog opens, and again by Retry. */
export const importShoops = {
  call: () => ({ body: { userId: patientId } }),
  ...draftsPage,
  prepare: ({ page }) =>
    expect(
      page.getByRole('button', { name: 'Import Shoop' }).or(notice(page, noSuggestionsTitle)).first(),
    ).toBeVisible(),
  async trigger({ page }) {
    const retry = notice(page, noSuggestionsTitle).getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) return retry.click();
    if (await shoopDialog(page, 'Import Shoop').isVisible()) await page.keyboard.press('Escape');
    await expect(shoopDialog(page, 'Import Shoop')).toBeHidden();
    await openShoopDialog(page, 'Import Shoop');
  },
  async expectFailure({ page }, { message: serverMessage }) {
    await expect(notice(page, noSuggestionsTitle)).toContainText(serverMessage);
    await expect(firstAddButton(page)).toBeHidden();
  },
  expectSuccess: ({ page }) => expect(firstAddButton(page)).toBeVisible(),
} satisfies EndpointCase;
