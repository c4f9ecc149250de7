import { screen, userEvent, waitFor, within } from 'storybook/test';
import { getStoryStore } from '#stories/support/story-store.ts';

/** Arguments that open a patient's notes as a physician. */
export const notesArgs = {
  path: '/physician/patient-profile/complete-patient?view=notes',
  signedInAs: 'physician@clinic.test',
};

/** Returns the mock's notes with this text. */
export const listSavedNotes = (note: string) =>
  getStoryStore().tables.notes.filter((known) => known.note === note);

/** Returns the form of a new note once it is rendered. */
export const findNoteForm = async () => within(await screen.findByRole('form', { name: 'New note' }));
type Form = Awaited<ReturnType<typeof findNoteForm>>;

export const getNoteField = (form: Form) => form.getByRole('textbox', { name: 'Note' });
export const getShareCheckbox = (form: Form) =>
  form.getByRole('checkbox', { name: 'Share this note with the patient' });
export const getSaveButton = (form: Form) => form.getByRole('button', { name: 'Save Notes' });

/** Writes a note and saves it. */
export async function saveNote(form: Form, note: string, { shared = false } = {}) {
  await userEvent.type(getNoteField(form), note);
  if (shared) await userEvent.click(getShareCheckbox(form));
  await userEvent.click(getSaveButton(form));
}

/** Returns the listed notes once they have loaded. */
export async function waitForNotes(): Promise<HTMLElement[]> {
  const list = within(await screen.findByRole('region', { name: 'Notes so far' }));
  return list.findAllByRole('article');
}

/** Waits until the newest note has this text. */
export async function waitForNewestNote(note: string) {
  return waitFor(async () => {
    const [first] = await waitForNotes();
    if (!first?.textContent?.includes(note)) throw new Error(`The newest note is not “${note}”`);
    return within(first);
  });
}
