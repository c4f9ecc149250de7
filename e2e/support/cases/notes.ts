import { expect } from 'playwright/test';
import { newNote, noteBox, saveNote } from '../screens/notes.ts';
import { type EndpointCase, loadCase, notice, orRefused } from './fault-case.ts';
import { physicianPage } from './pages.ts';

const place = {
  scenario: 'physician',
  path: 'physician/patient-profile/complete-patient?view=notes',
  heading: 'Ruth Okafor',
} as const;

export const listNotes = {
  call: () => ({ query: { patientId: 'complete-patient' } }),
  ...loadCase(place, 'We could not load the notes.', (page) => page.getByText(/CYP2D6/), { repeats: true }),
} satisfies EndpointCase;

/** A failure is reported above the button, and the text stays. */
export const createNote = {
  call: () => ({ body: { note: 'Sleeps better', patientId: 'complete-patient', sendToPationt: false } }),
  ...place,
  ready: ({ page }) => noteBox(page).fill('Sleeps better'),
  trigger: ({ page }) => saveNote(page).click(),
  async failed({ page }, { words }) {
    await expect(notice(page, 'Your note is not saved.')).toContainText(words);
    await expect(noteBox(page)).toHaveValue('Sleeps better');
    await expect(saveNote(page)).toBeEnabled();
  },
  async succeeded({ page }) {
    await expect(noteBox(page)).toHaveValue('');
    await expect(newNote(page).getByRole('alert')).toBeHidden();
  },
  serverWords: 'Your note on Ruth Okafor is saved',
} satisfies EndpointCase;

export const listSharedNotes = {
  call: () => ({ params: { id: 'physician' } }),
  ...orRefused(
    loadCase(
      physicianPage,
      'We could not load the notes.',
      (page) => page.getByText(/Your blood tests are fine/),
      { repeats: true },
    ),
    'This physician’s profile is not open to you.',
  ),
} satisfies EndpointCase;
