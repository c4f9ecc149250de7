import { expect, type Locator, type Page } from 'playwright/test';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { checkUp, comment, openDoses } from '../screens/check-up.ts';
import { field, form } from '../screens/intake.ts';
import { joinForm } from '../screens/join.ts';
import { type EndpointCase, type FaultCase, loadCase } from './fault-case.ts';
import { checkUpPage, filledInPage, intakePage, joinPage } from './pages.ts';

export const listObjectives = loadCase(checkUpPage, 'We could not load the objectives.', (page) =>
  checkUp(page).getByRole('radiogroup', { name: 'Pain Relief' }),
);

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
function menuCase({
  endpoint,
  form: formOf,
  menu,
  option,
  unfold,
  usableControl: beside,
  ...place
}: MenuCase): FaultCase {
  const missing = (page: Page) => formOf(page).getByText('The list could not be loaded.');
  return {
    ...place,
    // A call that is still pending would meet the fault that is meant for the next call.
    async ready({ page, backend }) {
      const field = formOf(page).getByRole('combobox', { name: menu });
      if (unfold && (await field.isHidden())) await unfold(page);
      await expect(field).toBeVisible();
      const isAnswered = async () =>
        (await backend.calls()).find((call) => call.endpoint === endpoint)?.ms != null;
      await expect.poll(async () => (await missing(page).isVisible()) || (await isAnswered())).toBe(true);
    },
    async trigger({ page }) {
      if (await missing(page).isVisible()) await missing(page).getByRole('button', { name: 'Retry' }).click();
      else {
        await page.reload();
        await unfold?.(page);
      }
    },
    async failed({ page }) {
      await expect(missing(page)).toBeVisible();
      await expect(beside(page)).toBeEditable();
    },
    async succeeded({ page }) {
      await expect(missing(page)).toBeHidden();
      await formOf(page).getByRole('combobox', { name: menu }).click();
      await expect(page.getByRole('option', { name: option })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };
}

export const listProducts = menuCase({
  ...checkUpPage,
  endpoint: 'listProducts',
  form: checkUp,
  menu: 'Product',
  option: 'CBG oil',
  unfold: openDoses,
  usableControl: comment,
});

export const listSpecializations = menuCase({
  ...joinPage,
  endpoint: 'listSpecializations',
  form: joinForm,
  menu: 'Specialization',
  option: 'Oncology',
  usableControl: (page) => field(joinForm(page), 'First name'),
});

const diagnosis = (page: Page) => field(form(page, 'Diagnosis'), 'Primary diagnosis');

export const searchDiagnoses = (() => {
  const failedSearch = (page: Page) =>
    form(page, 'Diagnosis').getByRole('status').filter({ hasText: 'The list could not be searched.' });
  return {
    call: () => ({ query: { name: 'cancer' } }),
    ...intakePage('diagnosis'),
    async trigger({ page }) {
      const retry = failedSearch(page).getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      else await diagnosis(page).fill('breast');
    },
    async failed({ page }) {
      await expect(failedSearch(page)).toBeVisible();
      await expect(diagnosis(page)).toHaveValue('breast');
    },
  } satisfies EndpointCase;
})();

export const createDiagnosis = (() => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Diagnose' });
  return {
    call: () => ({ body: { name: 'Long flight', user_id: 'patient', is_cancer: false } }),
    ...intakePage('diagnosis'),
    async ready({ page }) {
      if (await dialog(page).isVisible()) return;
      await field(form(page, 'Diagnosis'), 'Duration').fill('2 years');
      await diagnosis(page).fill('Wilderness fever');
      await form(page, 'Diagnosis').getByRole('button', { name: 'Add New Diagnose' }).click();
      await dialog(page).getByRole('switch').check();
    },
    trigger: ({ page }) => dialog(page).getByRole('button', { name: 'Submit' }).click(),
    async failed({ page }, { words }) {
      await expect(dialog(page).getByRole('alert')).toContainText(words);
      await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Wilderness fever');
      await expect(dialog(page).getByRole('switch')).toBeChecked();
      await expect(field(form(page, 'Diagnosis'), 'Duration')).toHaveValue('2 years');
    },
  } satisfies EndpointCase;
})();

const newRow = (page: Page) =>
  field(form(page, 'Medications & Supplements').getByRole('group', { name: 'Medication 6' }), 'Name');

async function addRow(page: Page): Promise<void> {
  if (await newRow(page).isVisible()) return;
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
    ...filledInPage('medications'),
    ready: ({ page }) => addRow(page),
    async trigger({ page }) {
      const retry = failedSearch(page).getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      else await newRow(page).fill('fluo');
    },
    async failed({ page }) {
      await expect(failedSearch(page)).toBeVisible();
      await expect(newRow(page)).toHaveValue('fluo');
    },
  } satisfies EndpointCase;
})();

export const createMedication = (() => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Medication' });
  return {
    call: () => ({ body: { name: 'Peppermint', user_id: 'patient' } }),
    ...filledInPage('medications'),
    async ready({ page }) {
      if (await dialog(page).isVisible()) return;
      await addRow(page);
      await newRow(page).fill('Willow bark tea');
      await newRow(page).blur();
      await form(page, 'Medications & Supplements')
        .getByRole('button', { name: 'Add New Medication' })
        .click();
    },
    trigger: ({ page }) => dialog(page).getByRole('button', { name: 'Submit' }).click(),
    async failed({ page }, { words }) {
      await expect(dialog(page).getByRole('alert')).toContainText(words);
      await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Willow bark tea');
      await expect(newRow(page)).toHaveValue('Willow bark tea');
    },
  } satisfies EndpointCase;
})();
