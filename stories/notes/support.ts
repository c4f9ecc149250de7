import { screen, userEvent, waitFor, within } from 'storybook/test';
import { storeOfStory } from '#stories/support/story-store.ts';

/** A physician at a patient's notes. */
export const atNotes = {
  path: '/physician/patient-profile/complete-patient?view=notes',
  signedInAs: 'physician@clinic.test',
};

/** What the mock holds of these words. */
export const saved = (note: string) => storeOfStory().tables.notes.filter((known) => known.note === note);

/** The form of a new note. */
export const newNote = async () => within(await screen.findByRole('form', { name: 'New note' }));
type Form = Awaited<ReturnType<typeof newNote>>;

export const box = (form: Form) => form.getByRole('textbox', { name: 'Note' });
export const share = (form: Form) => form.getByRole('checkbox', { name: 'Share this note with the patient' });
export const saveButton = (form: Form) => form.getByRole('button', { name: 'Save Notes' });

/** Writes a note and saves it. */
export async function write(form: Form, note: string, { shared = false } = {}) {
  await userEvent.type(box(form), note);
  if (shared) await userEvent.click(share(form));
  await userEvent.click(saveButton(form));
}

/** The notes so far, once they are there. */
export async function listed(): Promise<HTMLElement[]> {
  const list = within(await screen.findByRole('region', { name: 'Notes so far' }));
  return list.findAllByRole('article');
}

/** The newest note, once it is that one. */
export async function newest(note: string) {
  return waitFor(async () => {
    const [first] = await listed();
    if (!first?.textContent?.includes(note)) throw new Error(`The newest note is not “${note}”`);
    return within(first);
  });
}
