import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addNote } from '#mocks/rules/notes.ts';
import { Screen } from '#stories/support/screen.tsx';
import {
  findNoteForm,
  getNoteField,
  getSaveButton,
  getShareCheckbox,
  listSavedNotes,
  notesArgs,
  waitForNewestNote,
  waitForNotes,
} from './support.ts';

/** Unsaved notes are kept as drafts, guarded on leaving, and never offered for another patient. */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Physician/Note not saved yet',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: notesArgs,
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Author, patient and form of the drafts. */
const draftOwner = { userId: 'physician', patientId: 'complete-patient', module: 'Notes' };
/** Returns the answers of the note's form. */
const createAnswers = (note: string, sendToPationt = false) => ({ note, sendToPationt });
const emptyAnswers = createAnswers('');
/** Draft of an earlier visit. */
const leftDraft = {
  drafts: [{ ...draftOwner, answers: createAnswers('Ask about the scan.', true), base: emptyAnswers }],
};

const findNotice = async () => {
  const title = (await screen.findByText(/^Unsaved text from \d/)).closest<HTMLElement>('[role=status]');
  return within(title as HTMLElement);
};
const findTabs = async () => within(await screen.findByRole('navigation', { name: 'Parts of the record' }));

/** A draft is offered after a reload, not applied. Restored, it is unsaved and shared as chosen. */
export const DraftRestored: Story = {
  args: leftDraft,
  play: async () => {
    const offer = await findNotice();
    await expect(screen.queryByRole('form', { name: 'New note' })).toBeNull();
    await userEvent.click(offer.getByRole('button', { name: 'Restore' }));
    const form = await findNoteForm();
    await expect(getNoteField(form)).toHaveValue('Ask about the scan.');
    await expect(getShareCheckbox(form)).toBeChecked();
    await userEvent.click(getSaveButton(form));
    await waitForNewestNote('Ask about the scan.');
    await expect(listSavedNotes('Ask about the scan.')).toHaveLength(1);
  },
};

export const DraftDiscarded: Story = {
  tags: ['behavior', '!state'],
  args: leftDraft,
  play: async () => {
    await userEvent.click((await findNotice()).getByRole('button', { name: 'Discard' }));
    await expect(getNoteField(await findNoteForm())).toHaveValue('');
  },
};

/** Each draft shows its time and its beginning. */
export const SeveralTabs: Story = {
  args: {
    drafts: [
      {
        ...draftOwner,
        answers: createAnswers('Ask about the scan.'),
        base: emptyAnswers,
        tab: 'one',
        minutesAgo: 20,
      },
      {
        ...draftOwner,
        answers: createAnswers('Letter to the employer.'),
        base: emptyAnswers,
        tab: 'two',
        minutesAgo: 5,
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Unsaved text from 2 closed tabs')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Restore .* Ask about the scan\.$/ }));
    await expect(getNoteField(await findNoteForm())).toHaveValue('Ask about the scan.');
  },
};

/** If a note was saved although the page closed before the answer, its draft is not offered. */
export const DraftWasSaved: Story = {
  tags: ['behavior', '!state'],
  args: {
    ...leftDraft,
    prepare: (store) => {
      const note = 'Ask about the scan.';
      addNote(store, 'physician', { patientId: 'complete-patient', note, sendToPationt: true });
    },
  },
  play: async () => {
    await expect(getNoteField(await findNoteForm())).toHaveValue('');
    await expect(screen.queryByText(/^Unsaved text/)).toBeNull();
  },
};

/** A draft is not offered on another patient's page. */
export const DraftOfOtherPatient: Story = {
  tags: ['behavior', '!state'],
  args: { ...leftDraft, path: '/physician/patient-profile/patient?view=notes' },
  play: async () => {
    await expect(getNoteField(await findNoteForm())).toHaveValue('');
    await expect(screen.queryByText(/^Unsaved text/)).toBeNull();
  },
};

/** Other tabs of the patient open without a confirmation, and the text is kept. */
export const KeptInOtherTabs: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await userEvent.type(getNoteField(await findNoteForm()), 'Ask about the scan.');
    await userEvent.click((await findTabs()).getByRole('link', { name: 'Health Journey' }));
    await screen.findByRole('heading', { level: 2, name: 'Check Patient Health Journey!' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click((await findTabs()).getByRole('link', { name: 'Notes' }));
    await expect(getNoteField(await findNoteForm())).toHaveValue('Ask about the scan.');
  },
};

/** Leaving with unsaved text asks for confirmation and names the form; leaving without does not. */
export const LeavingAsks: Story = {
  play: async () => {
    await waitForNotes();
    await userEvent.type(getNoteField(await findNoteForm()), 'Ask about the scan.');
    const leave = async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
      return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    };
    const question = await leave();
    await expect(question.getByText('You have answers that are not saved in Notes.')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getNoteField(await findNoteForm())).toHaveValue('Ask about the scan.');
    await userEvent.clear(getNoteField(await findNoteForm()));
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New note' })).toBeNull());
  },
};
