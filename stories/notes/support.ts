import { screen, userEvent, waitFor, within } from 'storybook/test';
import { storeOfStory } from '#stories/support/story-store.ts';

/** Arguments that open a patient's notes as a physician. */
export const notesArgs = {
  path: '/physician/patient-profile/complete-patient?view=notes',
  signedInAs: 'physician@clinic.test',
};

/** Returns the mock's notes with this text. */
export const savedNotes = (note: string) =>
  storeOfStory().tables.notes.filter((known) => known.note === note);

/** Waits for the form of a new note. */
export const newNote = async () => within(await screen.findByRole('form', { name: 'New note' }));
type Form = Awaited<ReturnType<typeof newNote>>;

export const noteField = (form: Form) => form.getByRole('textbox', { name: 'Note' });
export const shareCheckbox = (form: Form) =>
  form.getByRole('checkbox', { name: 'Share this note with the patient' });
export const saveButton = (form: Form) => form.getByRole('button', { name: 'Save Notes' });

/** Writes a note and saves it. */
export async function saveNote(form: Form, note: string, { shared = false } = {}) {
  await userEvent.type(noteField(form), note);
  if (shared) await userEvent.click(shareCheckbox(form));
  await userEvent.click(saveButton(form));
}

/** Waits for the notes so far. */
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
