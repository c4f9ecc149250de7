import { expect, type Locator, type Page } from 'playwright/test';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { checkUpForm, commentField, openDoses } from '../screens/check-up.ts';
import { field, form } from '../screens/intake.ts';
import { joinForm } from '../screens/join.ts';
import { type EndpointCase, type FaultCase, loadCase } from './fault-case.ts';
import { checkUpPage, completeIntakePage, intakePage, physicianSignUpPage } from './pages.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

export const listObjectives = loadCase(checkUpPage, 'We could not load the objectives.', (page) =>
  checkUpForm(page).getByRole('radiogroup', { name: 'Pain Relief' }),
);

/** Screen with a menu whose options an endpoint lists. */
interface MenuCase extends Pick<FaultCase, 'scenario' | 'path' | 'heading'> {
  endpoint: EndpointName;
  form: (page: Page) => Locator;
  menu: string;
  option: string;
  /** Unfolds the form if it is folded. */
  unfold?: (page: Page) => Promise<void>;
  /** Control that must work even if the list fails to load. */
  usableControl: (page: Page) => Locator;
}

/** A list that fails to load says so below its menu; the rest of its form stays usable. */
function menuCase({ endpoint, form, menu, option, unfold, usableControl, ...place }: MenuCase): FaultCase {
  const failureText = (page: Page) => form(page).getByText('The list could not be loaded.');
  return {
    ...place,
    // A call that is still pending would meet the fault that is meant for the next call.
    async prepare({ page, backend }) {
      const field = form(page).getByRole('combobox', { name: menu });
      if (unfold && (await field.isHidden())) await unfold(page);
      await expect(field).toBeVisible();
      const isAnswered = async () =>
        (await backend.calls()).find((call) => call.endpoint === endpoint)?.ms != null;
      await expect.poll(async () => (await failureText(page).isVisible()) || (await isAnswered())).toBe(true);
    },
    async trigger({ page }) {
      if (await failureText(page).isVisible())
        await failureText(page).getByRole('button', { name: 'Retry' }).click();
      else {
        await page.reload();
        await unfold?.(page);
      }
    },
    async expectFailure({ page }) {
      await expect(failureText(page)).toBeVisible();
      await expect(usableControl(page)).toBeEditable();
    },
    async expectSuccess({ page }) {
      await expect(failureText(page)).toBeHidden();
      await form(page).getByRole('combobox', { name: menu }).click();
      await expect(page.getByRole('option', { name: option })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };
}

export const listProducts = menuCase({
  ...checkUpPage,
  endpoint: 'listProducts',
  form: checkUpForm,
  menu: 'Product',
  option: 'CBG oil',
  unfold: openDoses,
  usableControl: commentField,
});

export const listSpecializations = menuCase({
  ...physicianSignUpPage,
  endpoint: 'listSpecializations',
  form: joinForm,
  menu: 'Specialization',
  option: 'Oncology',
  usableControl: (page) => field(joinForm(page), 'First name'),
});

const diagnosisField = (page: Page) => field(form(page, 'Diagnosis'), 'Primary diagnosis');

export const searchDiagnoses = (() => {
  const failedSearch = (page: Page) =>
    form(page, 'Diagnosis').getByRole('status').filter({ hasText: 'The list could not be searched.' });
  return {
    call: () => ({ query: { name: 'cancer' } }),
    ...intakePage('diagnosis'),
    async trigger({ page }) {
      const retry = failedSearch(page).getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      else await diagnosisField(page).fill('breast');
    },
    async expectFailure({ page }) {
      await expect(failedSearch(page)).toBeVisible();
      await expect(diagnosisField(page)).toHaveValue('breast');
    },
  } satisfies EndpointCase;
})();

export const createDiagnosis = (() => {
  const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Diagnose' });
  return {
    call: () => ({ body: { name: 'Long flight', user_id: 'patient', is_cancer: false } }),
    ...intakePage('diagnosis'),
    async prepare({ page }) {
      if (await addDialog(page).isVisible()) return;
      await field(form(page, 'Diagnosis'), 'Duration').fill('2 years');
      await diagnosisField(page).fill('Wilderness fever');
      await form(page, 'Diagnosis').getByRole('button', { name: 'Add New Diagnose' }).click();
      await addDialog(page).getByRole('switch').check();
    },
    trigger: ({ page }) => addDialog(page).getByRole('button', { name: 'Submit' }).click(),
    async expectFailure({ page }, { message }) {
      await expect(addDialog(page).getByRole('alert')).toContainText(message);
      await expect(addDialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Wilderness fever');
      await expect(addDialog(page).getByRole('switch')).toBeChecked();
      await expect(field(form(page, 'Diagnosis'), 'Duration')).toHaveValue('2 years');
    },
  } satisfies EndpointCase;
})();

const newRowName = (page: Page) =>
  field(form(page, 'Medications & Supplements').getByRole('group', { name: 'Medication 6' }), 'Name');

/** Adds a row to the medications of the patient, who has five, unless it is there. */
async function addRow(page: Page): Promise<void> {
  if (await newRowName(page).isVisible()) return;
  await form(page, 'Medications & Supplements')
    .getByRole('button', { name: 'Add another medication' })
    .click();
}

export const searchMedications = (() => {
  const failedSearch = (page: Page) =>
    form(page, 'Medications & Supplements')
      .getByRole('status')
      .filter({ hasText: 'The list could not be searched.' });
  return {
    call: () => ({ query: { name: 'vitamin' } }),
    ...completeIntakePage('medications'),
    prepare: ({ page }) => addRow(page),
    async trigger({ page }) {
      const retry = failedSearch(page).getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      else await newRowName(page).fill('fluo');
    },
    async expectFailure({ page }) {
      await expect(failedSearch(page)).toBeVisible();
      await expect(newRowName(page)).toHaveValue('fluo');
    },
  } satisfies EndpointCase;
})();

export const createMedication = (() => {
  const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Medication' });
  return {
    call: () => ({ body: { name: 'Peppermint', user_id: 'patient' } }),
    ...completeIntakePage('medications'),
    async prepare({ page }) {
      if (await addDialog(page).isVisible()) return;
      await addRow(page);
      await newRowName(page).fill('Willow bark tea');
      await newRowName(page).blur();
      await form(page, 'Medications & Supplements')
        .getByRole('button', { name: 'Add New Medication' })
        .click();
    },
    trigger: ({ page }) => addDialog(page).getByRole('button', { name: 'Submit' }).click(),
    async expectFailure({ page }, { message }) {
      await expect(addDialog(page).getByRole('alert')).toContainText(message);
      await expect(addDialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Willow bark tea');
      await expect(newRowName(page)).toHaveValue('Willow bark tea');
    },
  } satisfies EndpointCase;
})();
