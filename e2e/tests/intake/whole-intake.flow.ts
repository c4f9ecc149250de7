import { expect, type Page } from 'playwright/test';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { answeringRow, findingItem, typingText } from '../../support/answering.ts';
import { expectPatientDashboard, heading, pathOf, test } from '../../support/app.ts';
import { answeredSections } from '../../support/screens/answered-sections.ts';
import {
  field,
  form,
  sectionHeading,
  sectionList,
  shownAnswers,
  storedRecord,
  updateButton,
} from '../../support/screens/intake.ts';
import { expectToasts, forgetToasts } from '../../support/screens/toasts.ts';

// Nine sections, saved and opened again: a slow machine needs more than the usual limit.
test.setTimeout(240_000);

test('nine sections are saved, shown again unchanged and reviewed with the same texts', async ({
  page,
  backend,
}) => {
  const answersByTitle = new Map<string, Record<string, string>>();
  const openSection = (title: IntakeSection['title']) =>
    sectionList(page).getByRole('link', { name: title }).click();
  await backend.start('new-patient', 'myHealth');
  for (const { title, actions, toast } of answeredSections) {
    await test.step(`${title} is saved`, async () => {
      const section = form(page, title);
      await openSection(title);
      await expect(updateButton(section)).toBeDisabled();
      for (const action of actions) await action(section);
      answersByTitle.set(title, await shownAnswers(section));
      await forgetToasts(page);
      await updateButton(section).click();
      const next = intakeSections[intakeSections.findIndex((section) => section.title === title) + 1];
      if (next) await expect(sectionHeading(page, next.title)).toBeFocused();
      else await expectPatientDashboard(page);
      await expectToasts(page, [toast]);
    });
  }

  await page.goto('myHealth');
  for (const { title } of answeredSections) {
    await test.step(`${title} is shown again`, async () => {
      await openSection(title);
      await expect(form(page, title)).toBeVisible();
      expect(await shownAnswers(form(page, title))).toEqual(answersByTitle.get(title));
      await expect(updateButton(form(page, title))).toBeDisabled();
    });
  }

  await page.goto('myHealth/check-answers');
  for (const { title, review } of answeredSections) {
    await test.step(`${title} is reviewed`, async () => {
      const reviewRegion = page.getByRole('region', { name: title, exact: true });
      await expect(reviewRegion.getByRole('definition').first()).toBeVisible();
      for (const expectedText of review) await expect(reviewRegion).toContainText(expectedText);
      await reviewRegion.getByRole('link', { name: `Edit ${title}` }).click();
      await expect(sectionHeading(page, title)).toBeFocused();
      expect(await shownAnswers(form(page, title))).toEqual(answersByTitle.get(title));
      await page.goBack();
    });
  }
});

test('a saved Summary leads patients and physicians to their dashboards', async ({ page, backend }) => {
  const questionLabel = 'Please tell us in your own words what you feel is most important';
  await backend.start('complete', 'myHealth/summary');
  await field(form(page, 'Summary'), questionLabel).fill('My own words');
  await updateButton(form(page, 'Summary')).click();
  await expectPatientDashboard(page);
  expect(pathOf(page)).toBe('/dashboard');
  await backend.start('physician', 'physician/update-profile/complete-patient/summary');
  await field(
    form(page, 'Summary'),
    'What does the patient feel is most important, in their own words?',
  ).fill('In her own words');
  await updateButton(form(page, 'Summary')).click();
  await expect(heading(page, 'Your patients')).toBeVisible();
  expect(pathOf(page)).toBe('/physician/dashboard');
  expect(await storedRecord(backend, 'complete-patient', 'Summary')).toEqual({ note: 'In her own words' });
});

const interactionAlert = (page: Page) => page.getByRole('region', { name: /possible drug interactions?$/ });
const medicationsForm = (page: Page) => form(page, 'Medications & Supplements');
const addMedicationButton = (page: Page) =>
  medicationsForm(page).getByRole('button', { name: 'Add another medication' });

test('the interaction alert changes once a physician has saved medications', async ({ page, backend }) => {
  await backend.start('physician', 'physician/update-profile/complete-patient/medications');
  await expect(interactionAlert(page)).toContainText('Duloxetine');
  await expect(interactionAlert(page)).not.toContainText('Fluoxetine');
  await addMedicationButton(page).click();
  await answeringRow('Medication 6', findingItem('Name', 'fluox', 'Fluoxetine'))(medicationsForm(page));
  await expect(interactionAlert(page)).not.toContainText('Fluoxetine');
  await updateButton(medicationsForm(page)).click();
  await expect(interactionAlert(page)).toContainText('Fluoxetine');
  await expectToasts(page, ['Medication & Supplements Information Update Successfully']);
});

test('an unresolved medication blocks Add and Update with an explanation', async ({ page, backend }) => {
  await backend.start('complete', 'myHealth/medications');
  await addMedicationButton(page).click();
  await answeringRow('Medication 6', typingText('Name', 'Willow bark tea'))(medicationsForm(page));
  const reason = 'Choose each medication from the suggestions, or add it as a new one, before going on.';
  for (const button of [addMedicationButton(page), updateButton(medicationsForm(page))]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(reason);
  }
  await expect(medicationsForm(page)).toContainText('Please choose any from Suggested Medication or');
  await medicationsForm(page).getByRole('button', { name: 'Add New Medication' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(addMedicationButton(page)).toBeEnabled();
  await updateButton(medicationsForm(page)).click();
  await expect(sectionHeading(page, 'Family History')).toBeFocused();
  await expectToasts(page, [
    'Medication Add Successfully',
    'Medication & Supplements Information Update Successfully',
  ]);
  const { tables } = await backend.snapshot();
  const addedMedication = tables.medications.find(({ name }) => name === 'Willow bark tea');
  const record = await storedRecord(backend, 'complete-patient', 'Medications');
  expect(record?.medications).toContainEqual({
    name: 'Willow bark tea',
    dose: '',
    frequency: '',
    medicationId: addedMedication?.id,
  });
});
