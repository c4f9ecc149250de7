import type { Page } from 'playwright/test';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import {
  checkUpForm,
  chooseInFirstDose,
  commentField,
  openDoses,
  rateFeeling,
  saveCheckUp,
} from '../screens/check-up.ts';
import { draftNotice, expectDrafts } from '../screens/drafts.ts';
import { field, form, updateButton } from '../screens/intake.ts';
import { addButton, fillInNewPatient, newPatientForm, newPatientPath } from '../screens/new-patient.ts';
import { noteField, saveNoteButton } from '../screens/notes.ts';
import { chooseDelete } from '../screens/patient-list.ts';
import { fillMedicine, saveShoopButton } from '../screens/shoop-form.ts';
import { shoopPath } from '../screens/shoops.ts';

/** Walk through the app in which faults of the app are met. */
export interface AppWalk {
  readonly scenario: ScenarioName;
  readonly path: string;
  /** Acts, behind each of which the user looks at the page. */
  readonly acts: readonly ((page: Page) => Promise<unknown>)[];
}

/** Walks, by what is done in them. */
export const appWalks = {
  readAsPatient: {
    scenario: 'complete',
    path: 'dashboard',
    acts: [
      (page) => page.goto('health-journey'),
      (page) => page.getByRole('article').first().getByRole('button').click(),
      (page) => page.goto('dosing-history'),
      (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    ],
  },
  logCheckUp: {
    scenario: 'complete',
    path: 'add-symptoms?yes=true',
    acts: [
      (page) => rateFeeling(page, 'How do you feel?', 'Worse'),
      openDoses,
      (page) => chooseInFirstDose(page, 'Frequency', '3'),
      (page) => checkUpForm(page).getByRole('textbox', { name: 'Amount' }).first().fill('2.5'),
      (page) => commentField(page).fill('Slept through the night'),
      saveCheckUp,
    ],
  },
  saveSections: {
    scenario: 'half-done',
    path: 'myHealth/contact',
    acts: [
      (page) => field(form(page, 'Contacts'), 'Relationship').fill('Neighbor of old'),
      async (page) => {
        await expectDrafts(page, 1);
        page.once('dialog', (leaveDialog) => leaveDialog.accept());
        await page.reload();
      },
      (page) => draftNotice(page).getByRole('button', { name: 'Restore' }).click(),
      (page) => updateButton(form(page, 'Contacts')).click(),
      (page) => page.getByRole('link', { name: 'Exercise Completed' }).click(),
      (page) => form(page, 'Exercise').getByRole('radio').first().check(),
      (page) => page.getByRole('link', { name: 'Contacts Completed' }).click(),
    ],
  },
  listPatients: {
    scenario: 'physician',
    path: 'physician/dashboard',
    acts: [
      (page) => page.goto('physician/list-patient'),
      (page) => page.getByRole('columnheader', { name: 'Status' }).getByRole('button').click(),
      (page) => page.getByRole('searchbox').fill('chronic mig'),
      (page) => chooseDelete(page),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
    ],
  },
  treatPatient: {
    scenario: 'physician',
    path: 'physician/patient-profile/complete-patient?view=notes',
    acts: [
      (page) => noteField(page).fill('Ask oncology about it'),
      (page) => saveNoteButton(page).click(),
      (page) => page.goto(shoopPath('new')),
      (page) => fillMedicine(page, 'CBG'),
      (page) => saveShoopButton(page).click(),
    ],
  },
  addPatient: {
    scenario: 'physician',
    path: newPatientPath,
    acts: [
      (page) => fillInNewPatient(page, 'nora.whitfield@mail.test'),
      (page) => field(newPatientForm(page), 'Last name').fill('Whitfield Young'),
      (page) => addButton(page).click(),
    ],
  },
} as const satisfies Record<string, AppWalk>;
