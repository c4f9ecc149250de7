import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addNote } from '#mocks/rules/notes.ts';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import {
  findNoteForm,
  getNoteField,
  getSaveButton,
  getShareCheckbox,
  listSavedNotes,
  notesArgs,
  saveNote,
  waitForNewestNote,
  waitForNotes,
} from './support.ts';

/** Form for a new note on a patient (physician §4). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Notes/A new note',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: notesArgs,
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Save Notes is disabled without text and says why; the sharing option alone is no note. */
export const EmptyForm: Story = {
  play: async () => {
    const form = await findNoteForm();
    await expect(getSaveButton(form)).toBeDisabled();
    await expect(getSaveButton(form)).toHaveAccessibleDescription(
      'Save Notes becomes available when you write something.',
    );
    await userEvent.click(getShareCheckbox(form));
    await expect(getSaveButton(form)).toBeDisabled();
    await userEvent.type(getNoteField(form), 'a');
    await expect(getSaveButton(form)).toBeEnabled();
    await expect(getSaveButton(form)).toHaveAccessibleDescription(
      'Not saved yet. The patient will be able to read it.',
    );
    await userEvent.click(getShareCheckbox(form));
    await expect(getSaveButton(form)).toHaveAccessibleDescription(
      'Not saved yet. Only physicians will be able to read it.',
    );
    await userEvent.clear(getNoteField(form));
    await expect(getSaveButton(form)).toBeDisabled();
  },
};

/** A double click saves once; the toast has the server's message, and the box is emptied. */
export const PrivateNoteSaved: Story = {
  args: { faults: [{ endpoint: 'createNote', effect: { kind: 'delay', ms: 300 } }] },
  play: async () => {
    const form = await findNoteForm();
    await userEvent.type(getNoteField(form), 'Watch the liver values.');
    await userEvent.dblClick(getSaveButton(form));
    await expectToast('status', 'Your note on Ruth Okafor is saved');
    const note = await waitForNewestNote('Watch the liver values.');
    await expect(note.getByText('Only physicians')).toBeVisible();
    await expect(listSavedNotes('Watch the liver values.')).toHaveLength(1);
    await expect(getNoteField(form)).toHaveValue('');
    await expect(getSaveButton(form)).toBeDisabled();
  },
};

/** Ctrl+Enter saves from the text, and writing goes on there. Without text it does nothing. */
export const SavedByKeyboard: Story = {
  play: async () => {
    const form = await findNoteForm();
    await userEvent.click(getNoteField(form));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(form.queryByText('This field is required')).toBeNull();
    await userEvent.keyboard('Seen today.{Enter}Stable.{Control>}{Enter}{/Control}');
    await waitForNewestNote('Seen today.\nStable.');
    await expect(listSavedNotes('Seen today.\nStable.')).toHaveLength(1);
    await waitFor(() => expect(getNoteField(form)).toHaveValue(''));
    await expect(getNoteField(form)).toHaveFocus();
  },
};

/** The text spans the card and grows with its lines, until Save Notes would leave the screen. */
export const TextAreaGrows: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const field = getNoteField(await findNoteForm());
    const measureHeight = () => field.getBoundingClientRect().height;
    const emptyHeight = measureHeight();
    await userEvent.type(field, `${'line{Enter}'.repeat(8)}`);
    await expect(measureHeight()).toBeGreaterThan(emptyHeight);
    await userEvent.paste('line\n'.repeat(200));
    // The style sheet allows 55 % of the window's height.
    await expect(measureHeight()).toBeLessThanOrEqual(window.innerHeight * 0.56);
    const width = field.closest('section')?.getBoundingClientRect().width ?? 0;
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(width * 0.85);
  },
};

/** The note is shared with the patient, and the option is off for the next note. */
export const SharedNoteSaved: Story = {
  play: async () => {
    const form = await findNoteForm();
    await saveNote(form, 'Drink more water.', { shared: true });
    await expectToast('status', 'Your note on Ruth Okafor is saved and shared with the patient');
    const note = await waitForNewestNote('Drink more water.');
    await expect(note.getByText('Shared with the patient')).toBeVisible();
    await expect(listSavedNotes('Drink more water.')).toMatchObject([{ sendToPationt: true }]);
    await expect(getShareCheckbox(form)).not.toBeChecked();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Patient and Consultation Notes' })).toHaveFocus(),
    );
  },
};

/** A note of blanks is refused. */
export const BlankNoteRefused: Story = {
  play: async () => {
    const form = await findNoteForm();
    await saveNote(form, '   ');
    await expect(await form.findByText('This field is required')).toBeVisible();
    await expect(getNoteField(form)).toBeInvalid();
    await expect(listSavedNotes('')).toHaveLength(0);
    await userEvent.type(getNoteField(form), 'Seen today.');
    await expect(form.queryByText('This field is required')).toBeNull();
  },
};

export const Saving: Story = {
  args: { faults: [{ endpoint: 'createNote', effect: { kind: 'timeout' } }] },
  play: async () => {
    const form = await findNoteForm();
    await saveNote(form, 'Seen today.');
    await waitFor(() => expect(form.getByText('Saving your note.')).toBeVisible());
    await expect(getNoteField(form)).toHaveValue('Seen today.');
  },
};

/** Text added while a note is being saved stays, and a message says that it is not saved. */
export const TypedWhileSaving: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'createNote', effect: { kind: 'delay', ms: 600 }, once: true }] },
  play: async () => {
    const form = await findNoteForm();
    await saveNote(form, 'Stable.', { shared: true });
    await userEvent.type(getNoteField(form), ' See in a month.');
    await waitForNewestNote('Stable.');
    await waitFor(() => expect(getNoteField(form)).toHaveValue('See in a month.'));
    await expect(form.getByText(/What you wrote while it was being saved is not saved yet/)).toBeVisible();
    await expect(listSavedNotes('Stable.')).toHaveLength(1);
    await userEvent.click(getSaveButton(form));
    await waitForNewestNote('See in a month.');
    // The added text stays private: the option was reset with the shared note.
    await expect(listSavedNotes('See in a month.')).toMatchObject([{ sendToPationt: false }]);
    await expect(form.queryByText(/is not saved yet/)).toBeNull();
  },
};

/** A refused save shows the reason above the button and keeps the input; a 500 also has a toast. */
export const SaveRefused: Story = {
  args: {
    faults: [
      {
        endpoint: 'createNote',
        effect: { kind: 'status', status: 500, message: 'The notes are being moved.' },
        once: true,
      },
    ],
  },
  play: async () => {
    const form = await findNoteForm();
    await saveNote(form, 'Seen today.', { shared: true });
    await expectToast('alert', 'The notes are being moved.');
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Your note is not saved.The notes are being moved. Everything you entered is still here.',
    );
    await expect(getNoteField(form)).toHaveValue('Seen today.');
    await expect(getShareCheckbox(form)).toBeChecked();
    await userEvent.click(getSaveButton(form));
    await waitForNewestNote('Seen today.');
    await expect(form.queryByRole('alert')).toBeNull();
  },
};

/** If the answer to the save is lost, the app looks the note up and treats it as saved. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'createNote', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    const form = await findNoteForm();
    await saveNote(form, 'Seen today.');
    await waitForNewestNote('Seen today.');
    await waitFor(() => expect(getNoteField(form)).toHaveValue(''));
    await expect(listSavedNotes('Seen today.')).toHaveLength(1);
  },
};

/** A colleague's note in the same words is not taken for the one whose answer was lost. */
export const SameWordsByColleague: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'createNote', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const form = await findNoteForm();
    await waitForNotes();
    const note = { patientId: 'complete-patient', note: 'Seen today.', sendToPationt: false };
    addNote(getStoryStore(), 'physician-amara', note);
    await saveNote(form, 'Seen today.');
    await form.findByRole('alert');
    await expect(getNoteField(form)).toHaveValue('Seen today.');
    await userEvent.click(form.getByRole('button', { name: /^(Save Notes|Send again)$/ }));
    await waitFor(() => expect(listSavedNotes('Seen today.')).toHaveLength(2));
    await expect(listSavedNotes('Seen today.').map(({ physicianId }) => physicianId)).toEqual([
      'physician-amara',
      'physician',
    ]);
  },
};

/** If the outcome is unknown, the user checks again or sends again. */
export const OutcomeUnknown: Story = {
  args: {
    faults: [{ endpoint: 'createNote', effect: { kind: 'lost-answer' }, once: true }],
  },
  play: async () => {
    const form = await findNoteForm();
    await waitForNotes();
    getStoryStore().addFault({ endpoint: 'listNotes', effect: { kind: 'offline' } });
    await saveNote(form, 'Seen today.');
    const notice = within(await form.findByRole('alert'));
    await expect(notice.getByText('Your note may have been saved.')).toBeVisible();
    getStoryStore().clearFaults();
    await userEvent.click(notice.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(getNoteField(form)).toHaveValue(''));
    await expect(listSavedNotes('Seen today.')).toHaveLength(1);
  },
};

/** After a death, a shared note would reach the family: saving asks first and names the patient. */
export const SharedAfterDeath: Story = {
  args: {
    prepare: (store) => {
      const patient = store.tables.accounts.find(({ id }) => id === 'complete-patient');
      const death = { deceased: true, deceasedDate: '10-02-2025', deceasedCause: 'Breast cancer' };
      if (patient) Object.assign(patient, death);
    },
  },
  play: async () => {
    const form = await findNoteForm();
    const findQuestion = async () =>
      within(await screen.findByRole('dialog', { name: 'Share a note with a patient who has died?' }));
    const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await saveNote(form, 'With sympathy.', { shared: true });
    const question = await findQuestion();
    await expect(question.getByText('Ruth Okafor')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Do not share' }));
    await expectNoDialog();
    await expect(getNoteField(form)).toHaveValue('With sympathy.');
    await expect(listSavedNotes('With sympathy.')).toHaveLength(0);
    await userEvent.click(getSaveButton(form));
    await userEvent.click((await findQuestion()).getByRole('button', { name: 'Save and share' }));
    await waitForNewestNote('With sympathy.');
    await expectNoDialog();
    // A note for physicians only is saved without a question.
    await saveNote(form, 'Letter to the coroner.');
    await waitForNewestNote('Letter to the coroner.');
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const form = await findNoteForm();
    await userEvent.type(getNoteField(form), 'Seen today.');
    await expect(getSaveButton(form).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
