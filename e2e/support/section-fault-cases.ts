import { expect, type Locator, type Page } from 'playwright/test';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { heading } from './app.ts';
import type { FaultCase } from './fault-case.ts';
import { field, form, sectionHeading, sectionList, shownAnswers, update } from './intake.ts';

type Title = IntakeSection['title'];

/** Somebody who has answered every section. */
const filledIn = (segment: string) =>
  ({ scenario: 'complete', path: `myHealth/${segment}`, heading: 'Health Intake' }) as const;

/** What the mock says when a section is saved; shown where the documents have the server's words shown. */
const serverWords = 'Your answers are saved';

/** One more change of a section that is filled in, never the same twice. */
type Change = (section: Locator) => Promise<void>;

const retype =
  (name: string): Change =>
  (section) =>
    field(section, name).first().fill(`At ${Date.now()}`);

const turn =
  (name: string): Change =>
  (section) =>
    section
      .getByRole('radiogroup', { name, exact: true })
      .getByRole('radio', { checked: false })
      .first()
      .check();

/** A section that is filled in cannot be saved after a change: it says so where Update is, and keeps every answer. */
function changedSectionCase(title: QuestionnaireSection['title'], change: Change): FaultCase {
  const place = intakeSections.findIndex((section) => section.title === title);
  const { segment } = intakeSections[place] ?? intakeSections[0];
  const next: Title | undefined = intakeSections[place + 1]?.title;
  let typed: Record<string, string> = {};
  const moved = (page: Page) => (next ? sectionHeading(page, next) : heading(page, /^Welcome, /));
  return {
    ...filledIn(segment),
    serverWords,
    async ready({ page }) {
      // Summary leaves the intake once it is saved.
      if (
        await moved(page)
          .and(heading(page, /^Welcome, /))
          .isVisible()
      )
        await page.goto(`myHealth/${segment}`);
      await sectionList(page).getByRole('link', { name: title }).click();
      const section = form(page, title);
      await expect(section).toBeVisible();
      if (await update(section).isDisabled()) await change(section);
      await expect(update(section)).toBeEnabled();
      typed = await shownAnswers(section);
    },
    trigger: ({ page }) => update(form(page, title)).click(),
    async failed({ page }, { words }) {
      const notSaved = form(page, title).getByRole('alert');
      await expect(notSaved).toContainText('Your answers are not saved.');
      await expect(notSaved).toContainText(words);
      expect(await shownAnswers(form(page, title))).toEqual(typed);
      await expect(update(form(page, title))).toBeEnabled();
      await expect(sectionHeading(page, title)).toBeVisible();
    },
    async succeeded({ page }) {
      if (!next) return expect(moved(page)).toBeVisible();
      await expect(moved(page)).toBeFocused();
      expect(await shownAnswers(form(page, title))).toEqual(typed);
    },
  };
}

/** The saves of the sections after Diagnosis, each by one changed answer. */
export const changedSectionCases = {
  saveTreatmentHistory: changedSectionCase('Treatment History', retype('Surgery or treatment')),
  saveMedications: changedSectionCase('Medications & Supplements', retype('Dose')),
  saveFamilyHistory: changedSectionCase('Family History', turn('Stroke')),
  savePatientHistory: changedSectionCase('Patient History', turn('Dizziness')),
  saveCannabisUse: changedSectionCase('Cannabis Use', retype('Where are you treated?')),
  saveMilitaryService: changedSectionCase('Military Service', retype('Highest rank')),
  saveNutrition: changedSectionCase('Nutrition', turn('Do you consider yourself?')),
  saveExercise: changedSectionCase('Exercise', retype('Duration')),
  saveSummary: changedSectionCase(
    'Summary',
    retype('Please tell us in your own words what you feel is most important'),
  ),
};

const newRow = (page: Page) =>
  field(
    form(page, 'Medications & Supplements').getByRole('group', { name: 'Medication 6' }),
    'Medication or supplement',
  );

async function addRow(page: Page): Promise<void> {
  if (await newRow(page).isVisible()) return;
  await form(page, 'Medications & Supplements')
    .getByRole('button', { name: 'Add another medication' })
    .click();
}

export const searchMedicationsCase: FaultCase = (() => {
  const failedSearch = (page: Page) =>
    form(page, 'Medications & Supplements')
      .getByRole('status')
      .filter({ hasText: 'The list could not be searched.' });
  return {
    ...filledIn('medications'),
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
  };
})();

export const createMedicationCase: FaultCase = (() => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Medication' });
  return {
    ...filledIn('medications'),
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
  };
})();
