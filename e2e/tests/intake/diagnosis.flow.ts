import { expect, type Locator, type Page } from 'playwright/test';
import { pathOf, test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import {
  choose,
  expectProblem,
  field,
  form,
  problemOf,
  sectionHeading,
  shownAnswers,
  storedRecord,
  updateButton,
} from '../../support/screens/intake.ts';
import { expectToasts, seenToasts } from '../../support/screens/toasts.ts';

const concernField = (section: Locator, position: number) =>
  section.getByRole('group', { name: `Concern ${position}` }).getByRole('textbox');

/** Types each concern into a row of its own. */
async function fillInConcerns(section: Locator, concerns: string[]): Promise<void> {
  for (const [index, text] of concerns.entries()) {
    if (index > 0) await section.getByRole('button', { name: 'Add another concern' }).click();
    await expect(concernField(section, index + 1)).toBeVisible();
    await concernField(section, index + 1).fill(text);
  }
}

/** Replaces the cancer by insomnia: the stage is hidden and sent empty (intake §4). */
async function changeToInsomnia(page: Page, section: Locator, backend: Backend): Promise<void> {
  await field(section, 'Primary diagnosis').fill('insom');
  await page.getByRole('option', { name: 'Insomnia' }).click();
  await expect(field(section, 'Cancer stage')).toBeHidden();
  await updateButton(section).click();
  await expect(sectionHeading(page, 'Treatment History')).toBeFocused();
  expect(await storedRecord(backend, 'patient', 'Diagnosis')).toMatchObject({
    name: 'Insomnia',
    isCancer: false,
    cancerStage: '',
  });
}

test('a cancer asks for its stage; concerns are added, removed and saved', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/diagnosis');
  const section = form(page, 'Diagnosis');
  const stageField = field(section, 'Cancer stage');
  await expect(stageField).toBeHidden();
  await field(section, 'Primary diagnosis').fill('breast');
  await page.getByRole('option', { name: 'Breast cancer' }).click();
  await field(section, 'ICD-9 or ICD-10 code').fill('C50.9');
  await field(section, 'Date of onset').fill('03-15-2023');
  await field(section, 'Duration').fill('3 years');
  await fillInConcerns(section, ['Poor sleep', 'Loss of appetite', 'Knee pain']);
  await section.getByRole('button', { name: 'Remove concern 2' }).click();
  await expect(concernField(section, 1)).toHaveValue('Poor sleep');
  await expect(concernField(section, 2)).toHaveValue('Knee pain');
  await expect(
    section.getByRole('button', { name: 'Undo: Concern 2 removed: Loss of appetite' }),
  ).toBeFocused();
  await updateButton(section).click();
  await expectProblem(stageField, 'This field is required');
  await choose(section, 'Cancer stage', 'Stage 2');
  await updateButton(section).click();
  await expect(sectionHeading(page, 'Treatment History')).toBeFocused();
  expect(pathOf(page)).toBe('/myHealth/treatment');
  await expectToasts(page, ['Diagnosis Information Update Successfully']);

  const { tables } = await backend.snapshot();
  const expectedRecord = {
    name: 'Breast cancer',
    diagnoseId: tables.diagnoses.find(({ name }) => name === 'Breast cancer')?.id,
    isCancer: true,
    cancerStage: 'stage2',
    icdCode: 'C50.9',
    onsetDate: '03-15-2023',
    duration: '3 years',
    concerns: [{ name: 'Poor sleep' }, { name: 'Knee pain' }],
  };
  expect(await storedRecord(backend, 'patient', 'Diagnosis')).toEqual(expectedRecord);
  const savedAnswers = await shownAnswers(section);
  await page.goto('myHealth/diagnosis');
  await expect(field(section, 'Primary diagnosis')).toHaveValue('Breast cancer');
  expect(await shownAnswers(section)).toEqual(savedAnswers);

  await changeToInsomnia(page, section, backend);
});

/** Opens the dialog with the typed name, has an empty name refused and cancels. */
async function cancelAfterMissingName(section: Locator, dialog: Locator): Promise<void> {
  await section.getByRole('button', { name: 'Add New Diagnose' }).click();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Wilderness fever');
  await name.fill(' ');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectProblem(name, 'This field is required');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}

test('a diagnosis that is missing on the list is added and chosen', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/diagnosis');
  const section = form(page, 'Diagnosis');
  const diagnosisField = field(section, 'Primary diagnosis');
  await field(section, 'Duration').fill('1 year');
  await updateButton(section).click();
  await expectProblem(diagnosisField, 'This field is required');
  await diagnosisField.fill('Wilderness fever');
  await updateButton(section).click();
  await expect
    .poll(() => problemOf(diagnosisField))
    .toBe('Please Choose any from Suggested Diagnosis or Add New Diagnose');
  expect((await backend.calls()).some(({ method }) => method === 'POST')).toBe(false);

  const addDialog = page.getByRole('dialog', { name: 'Add Diagnose' });
  await cancelAfterMissingName(section, addDialog);
  await expect(diagnosisField).toHaveValue('Wilderness fever');

  await section.getByRole('button', { name: 'Add New Diagnose' }).click();
  await addDialog.getByRole('switch', { name: 'This diagnosis is a cancer' }).check();
  await addDialog.getByRole('button', { name: 'Submit' }).click();
  await expect(addDialog).toBeHidden();
  await expectToasts(page, ['Diagnose Add Successfully']);
  await expect(diagnosisField).toHaveValue('Wilderness fever');
  await expect(diagnosisField).toBeFocused();
  await expectProblem(diagnosisField, null);
  expect((await backend.calls()).find(({ endpoint }) => endpoint === 'createDiagnosis')?.payload).toEqual({
    name: 'Wilderness fever',
    user_id: 'patient',
    is_cancer: true,
  });
  await choose(section, 'Cancer stage', 'Stage 0');
  await field(section, 'Date of onset').fill('01-01-2199');
  await updateButton(section).click();
  await expectProblem(field(section, 'Date of onset'), 'Please enter a date that is not in the future');
  await field(section, 'Date of onset').fill('');
  await updateButton(section).click();
  await expect(sectionHeading(page, 'Treatment History')).toBeFocused();
  expect(await storedRecord(backend, 'patient', 'Diagnosis')).toMatchObject({
    name: 'Wilderness fever',
    isCancer: true,
    cancerStage: 'stage0',
    onsetDate: '',
    concerns: [],
  });
  const addedToast = (await seenToasts(page)).find(({ text }) => text === 'Diagnose Add Successfully');
  expect(addedToast?.kind).toBe('success');
});
