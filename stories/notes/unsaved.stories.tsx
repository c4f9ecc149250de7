import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addNote } from '#mocks/rules/notes.ts';
import { Screen } from '#stories/support/screen.tsx';
import {
  newNote,
  noteField,
  notesArgs,
  saveButton,
  savedNotes,
  shareCheckbox,
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

const OWN = { userId: 'physician', patientId: 'complete-patient', module: 'Notes' };
const answers = (note: string, sendToPationt = false) => ({ note, sendToPationt });
const base = answers('');
const LEFT = { drafts: [{ ...OWN, answers: answers('Ask about the scan.', true), base }] };

const notice = async () => {
  const found = (await screen.findByText(/^Unsaved text from \d/)).closest<HTMLElement>('[role=status]');
  return within(found as HTMLElement);
};
const views = async () => within(await screen.findByRole('navigation', { name: 'Parts of the record' }));

/** A draft is offered after a reload, not applied. Restored, it is unsaved and shared as chosen. */
export const Restored: Story = {
  args: LEFT,
  play: async () => {
    const asked = await notice();
    await expect(screen.queryByRole('form', { name: 'New note' })).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Restore' }));
    const form = await newNote();
    await expect(noteField(form)).toHaveValue('Ask about the scan.');
    await expect(shareCheckbox(form)).toBeChecked();
    await userEvent.click(saveButton(form));
    await waitForNewestNote('Ask about the scan.');
    await expect(savedNotes('Ask about the scan.')).toHaveLength(1);
  },
};

export const Discarded: Story = {
  tags: ['behavior', '!state'],
  args: LEFT,
  play: async () => {
    await userEvent.click((await notice()).getByRole('button', { name: 'Discard' }));
    await expect(noteField(await newNote())).toHaveValue('');
  },
};

/** Each draft shows its time and its beginning. */
export const SeveralTabs: Story = {
  args: {
    drafts: [
      { ...OWN, answers: answers('Ask about the scan.'), base, tab: 'one', minutesAgo: 20 },
      { ...OWN, answers: answers('Letter to the employer.'), base, tab: 'two', minutesAgo: 5 },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Unsaved text from 2 closed tabs')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Restore .* Ask about the scan\.$/ }));
    await expect(noteField(await newNote())).toHaveValue('Ask about the scan.');
  },
};

/** If a note was saved although the page closed before the answer, its draft is not offered. */
export const SavedAfterAll: Story = {
  tags: ['behavior', '!state'],
  args: {
    ...LEFT,
    prepare: (store) => {
      const note = 'Ask about the scan.';
      addNote(store, 'physician', { patientId: 'complete-patient', note, sendToPationt: true });
    },
  },
  play: async () => {
    await expect(noteField(await newNote())).toHaveValue('');
    await expect(screen.queryByText(/^Unsaved text/)).toBeNull();
  },
};

/** A draft is not offered on another patient's page. */
export const NotAnotherPatients: Story = {
  tags: ['behavior', '!state'],
  args: { ...LEFT, path: '/physician/patient-profile/patient?view=notes' },
  play: async () => {
    await expect(noteField(await newNote())).toHaveValue('');
    await expect(screen.queryByText(/^Unsaved text/)).toBeNull();
  },
};

/** Other tabs of the patient open without a confirmation, and the text is kept. */
export const OtherTabs: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await userEvent.type(noteField(await newNote()), 'Ask about the scan.');
    await userEvent.click((await views()).getByRole('link', { name: 'Health Journey' }));
    await screen.findByRole('heading', { level: 2, name: 'Check Patient Health Journey!' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click((await views()).getByRole('link', { name: 'Notes' }));
    await expect(noteField(await newNote())).toHaveValue('Ask about the scan.');
  },
};

/** Leaving with unsaved text asks for confirmation and names the form; leaving without does not. */
export const Leaving: Story = {
  play: async () => {
    await waitForNotes();
    await userEvent.type(noteField(await newNote()), 'Ask about the scan.');
    const leave = async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
      return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    };
    const question = await leave();
    await expect(question.getByText('You have answers that are not saved in Notes.')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(noteField(await newNote())).toHaveValue('Ask about the scan.');
    await userEvent.clear(noteField(await newNote()));
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New note' })).toBeNull());
  },
};
