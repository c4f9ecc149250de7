import { expect } from 'playwright/test';
import { newNoteForm, noteField, saveNoteButton } from '../screens/notes.ts';
import { type EndpointCase, loadCase, notice, withRefusal } from './fault-case.ts';
import { physicianPage } from './pages.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const notesPage = {
  scenario: 'physician',
  path: 'physician/patient-profile/complete-patient?view=notes',
  heading: 'Ruth Okafor',
} as const;

export const listNotes = {
  call: () => ({ query: { patientId: 'complete-patient' } }),
  ...loadCase(notesPage, 'We could not load the notes.', (page) => page.getByText(/CYP2D6/), {
    repeats: true,
  }),
} satisfies EndpointCase;

/** A failure is reported above the button, and the text stays. */
export const createNote = {
  call: () => ({ body: { note: 'Sleeps better', patientId: 'complete-patient', sendToPationt: false } }),
  ...notesPage,
  prepare: ({ page }) => noteField(page).fill('Sleeps better'),
  trigger: ({ page }) => saveNoteButton(page).click(),
  async expectFailure({ page }, { message }) {
    await expect(notice(page, 'Your note is not saved.')).toContainText(message);
    await expect(noteField(page)).toHaveValue('Sleeps better');
    await expect(saveNoteButton(page)).toBeEnabled();
  },
  async expectSuccess({ page }) {
    await expect(noteField(page)).toHaveValue('');
    await expect(newNoteForm(page).getByRole('alert')).toBeHidden();
  },
  serverMessage: 'Your note on Ruth Okafor is saved',
} satisfies EndpointCase;

export const listSharedNotes = {
  call: () => ({ params: { id: 'physician' } }),
  ...withRefusal(
    loadCase(
      physicianPage,
      'We could not load the notes.',
      (page) => page.getByText(/Your blood tests are fine/),
      { repeats: true },
    ),
    'This physician’s profile is not open to you.',
  ),
} satisfies EndpointCase;
