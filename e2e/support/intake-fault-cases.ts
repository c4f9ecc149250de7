import { expect, type Locator, type Page } from 'playwright/test';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { type FaultCase, loadCase } from './fault-case.ts';
import { field, form, sectionHeading, sectionList, update } from './intake.ts';

type Title = IntakeSection['title'];
const intake = (segment: string) =>
  ({ scenario: 'half-done', path: `myHealth/${segment}`, heading: 'Health Intake' }) as const;

/** A section's record cannot be loaded: it says why, and there is no form to save over it with. */
export const sectionLoadCase = (segment: string, title: Title): FaultCase =>
  loadCase(intake(segment), `We could not load ${title}.`, (page) => form(page, title), { repeats: true });

interface SaveCase {
  segment: string;
  title: Title;
  next: Title;
  answers: Readonly<Record<string, string>>;
  /** A field whose answer does not matter: changed once more, it brings Update back after a save. */
  spare: string;
  /** Answers what is not answered by typing. */
  pick?: (section: Locator) => Promise<void>;
}

/** A section cannot be saved: it says so where Update is, and keeps every answer. */
export function sectionSaveCase({ segment, title, next, answers, spare, pick }: SaveCase): FaultCase {
  const expectTyped = async (page: Page) => {
    for (const [name, text] of Object.entries(answers))
      await expect(field(form(page, title), name)).toHaveValue(text);
  };
  return {
    ...intake(segment),
    async ready({ page }) {
      await sectionList(page).getByRole('link', { name: title }).click();
      const section = form(page, title);
      await expect(section).toBeVisible();
      if (await update(section).isEnabled()) return;
      await pick?.(section);
      for (const [name, text] of Object.entries(answers)) await field(section, name).fill(text);
      await field(section, spare).fill(`At ${Date.now()}`);
      await expect(update(section)).toBeEnabled();
    },
    trigger: ({ page }) => update(form(page, title)).click(),
    async failed({ page }, { words }) {
      const notSaved = form(page, title).getByRole('alert');
      await expect(notSaved).toContainText('Your answers are not saved.');
      await expect(notSaved).toContainText(words);
      await expectTyped(page);
      await expect(update(form(page, title))).toBeEnabled();
      await expect(sectionHeading(page, next)).not.toBeFocused();
    },
    async succeeded({ page }) {
      await expect(sectionHeading(page, next)).toBeFocused();
      await expectTyped(page);
    },
  };
}

/** Which sections are complete is not known: the list says so, and the section beside it goes on. */
export const statusCase: FaultCase = (() => {
  const loads = loadCase(intake('contact'), 'We could not load which sections are complete.', (page) =>
    sectionList(page).getByText('6 of 13 sections complete'),
  );
  const typed = (page: Page) => field(form(page, 'Contacts'), 'Relationship');
  return {
    ...loads,
    async failed(scene, failure) {
      await loads.failed(scene, failure);
      const known = await typed(scene.page).inputValue();
      expect(['Spouse', 'Typed meanwhile']).toContain(known);
      await typed(scene.page).fill('Typed meanwhile');
    },
  };
})();

const diagnosis = (page: Page) => field(form(page, 'Diagnosis'), 'Primary diagnosis');

export const searchCase: FaultCase = (() => {
  const failedSearch = (page: Page) =>
    form(page, 'Diagnosis').getByRole('status').filter({ hasText: 'The list could not be searched.' });
  return {
    ...intake('diagnosis'),
    async trigger({ page }) {
      const retry = failedSearch(page).getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      else await diagnosis(page).fill('breast');
    },
    async failed({ page }) {
      await expect(failedSearch(page)).toBeVisible();
      await expect(diagnosis(page)).toHaveValue('breast');
    },
  };
})();

export const createDiagnosisCase: FaultCase = (() => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Diagnose' });
  return {
    ...intake('diagnosis'),
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
  };
})();

export const savePatientInformationCase = sectionSaveCase({
  segment: 'info-patient',
  title: 'Patient Information',
  next: 'Contacts',
  answers: { 'First name': 'Gracia', 'Zip or postal code': '80207', 'Date of birth': '04-29-1986' },
  spare: 'Address line 2',
});

export const saveContactsCase = sectionSaveCase({
  segment: 'contact',
  title: 'Contacts',
  next: 'Diagnosis',
  answers: { Relationship: 'Partner', Phone: '(303) 555-0166', 'Referred by': 'Nobody' },
  spare: 'Caretaker or guardian',
});

export const saveDiagnosisCase = sectionSaveCase({
  segment: 'diagnosis',
  title: 'Diagnosis',
  next: 'Treatment History',
  answers: { Duration: '2 years', Concern: 'Loud neighbors' },
  spare: 'ICD-9 or ICD-10 code',
  pick: async (section) => {
    await field(section, 'Primary diagnosis').fill('insom');
    await section.page().getByRole('option', { name: 'Insomnia' }).click();
    await expect(field(section, 'Primary diagnosis')).toHaveValue('Insomnia');
  },
});

/** The token has run out and cannot be renewed just now: the save fails, and the session goes on. */
export const refreshCase: FaultCase = (() => {
  const saves = saveContactsCase;
  return {
    ...saves,
    async ready(scene) {
      await saves.ready?.(scene);
      // What is still asked for as the page opens would be refused, too, and spend the fault.
      await expect(scene.page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible();
      await expect(sectionList(scene.page).getByText('6 of 13 sections complete')).toBeVisible();
      await scene.backend.advance(20 * 60_000);
    },
  };
})();
