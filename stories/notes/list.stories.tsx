import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addNote } from '#mocks/rules/notes.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { findNoteForm, notesArgs, saveNote, waitForNewestNote, waitForNotes } from './support.ts';

/** 'Patient and Consultation Notes' on a patient's page (physician §2). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Notes',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: notesArgs,
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findNotesRegion = async () => within(await screen.findByRole('region', { name: 'Notes so far' }));

/** Shows 5 notes, then 10, then all, newest first. The first note that is added has the focus. */
export const ManyNotes: Story = {
  tags: ['screen'],
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Patient and Consultation Notes' });
    const list = await findNotesRegion();
    await expect(await list.findAllByRole('article')).toHaveLength(5);
    const [first, second] = list.getAllByRole('article') as [HTMLElement, HTMLElement];
    await expect(within(first).getByText('Shared with the patient')).toBeVisible();
    await expect(within(second).getByText('Only physicians')).toBeVisible();
    await expect(within(first).getByText('Helen Ashworth')).toBeVisible();
    await expect(list.getByText('Amara Osei')).toBeVisible();
    const times = list.getAllByRole('time').map((time) => time.getAttribute('datetime') ?? '');
    await expect(times).toEqual(times.toSorted().toReversed());
    await expect(within(first).getByRole('time')).toHaveTextContent(
      /^[A-Z][a-z]+-\d\d-\d{4} \d+:\d\d [AP]M$/,
    );

    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(list.getAllByRole('article')).toHaveLength(10);
    await waitFor(() => expect(list.getAllByRole('article')[5]).toHaveFocus());
    await expect(list.getByText('Showing 10 of 13')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(list.getAllByRole('article')).toHaveLength(13);
    await expect(list.queryByRole('button', { name: 'Load more' })).toBeNull();
    await waitFor(() => expect(list.getAllByRole('article')[10]).toHaveFocus());
  },
};

const chooseFilter = async (name: string) => {
  const filter = within(await screen.findByRole('radiogroup', { name: 'Show' }));
  await userEvent.click(filter.getByRole('radio', { name }));
};

/** The list is limited to shared notes or to those for physicians, from its first page on. */
export const NotesFiltered: Story = {
  play: async () => {
    const list = await findNotesRegion();
    await userEvent.click(await list.findByRole('button', { name: 'Load more' }));
    await chooseFilter('Shared');
    const { notes } = getStoryStore().tables;
    const notesOfPatient = notes.filter(({ patientId }) => patientId === 'complete-patient');
    const sharedCount = notesOfPatient.filter(({ sendToPationt }) => sendToPationt).length;
    await expect(list.getByText(`Showing 5 of ${sharedCount}`)).toBeVisible();
    await expect(list.queryByText('Only physicians', { selector: 'article *' })).toBeNull();
    await chooseFilter('Only physicians');
    const privateCount = notesOfPatient.length - sharedCount;
    await expect(list.getByText(`Showing ${Math.min(5, privateCount)} of ${privateCount}`)).toBeVisible();
    await expect(list.queryByText('Shared with the patient')).toBeNull();
    await chooseFilter('All');
    await expect(list.getByText('Showing 5 of 13')).toBeVisible();
  },
};

/** A note that the filter would hide is shown once it is saved. */
export const SavedOutsideFilter: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await waitForNotes();
    await chooseFilter('Shared');
    await saveNote(await findNoteForm(), 'Watch the liver values.');
    await waitForNewestNote('Watch the liver values.');
    await expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await chooseFilter('Only physicians');
    await saveNote(await findNoteForm(), 'Asked oncology.');
    await waitForNewestNote('Asked oncology.');
    await expect(screen.getByRole('radio', { name: 'Only physicians' })).toBeChecked();
  },
};

/** A filter that finds nothing says so, and is not the empty list. */
export const NoNoteShared: Story = {
  args: {
    prepare: (store) => {
      store.tables.notes = store.tables.notes.filter(({ sendToPationt }) => !sendToPationt);
    },
  },
  play: async () => {
    await waitForNotes();
    await chooseFilter('Shared');
    await expect(screen.getByText('No note is shared with the patient.')).toBeVisible();
    await expect(screen.queryByText('No Consultation Notes added Yet')).toBeNull();
  },
};

export const AllNotesShared: Story = {
  args: {
    prepare: (store) => {
      store.tables.notes = store.tables.notes.filter(({ sendToPationt }) => sendToPationt);
    },
  },
  play: async () => {
    await waitForNotes();
    await chooseFilter('Only physicians');
    await expect(screen.getByText('All notes are shared with the patient.')).toBeVisible();
  },
};

/** Line breaks of a note are kept. */
export const LineBreaks: Story = {
  play: async () => {
    const text = await (await findNotesRegion()).findByText(/^Ruth, thank you/);
    await expect(text.textContent).toContain('Shoop.\n\nPlease');
    await expect(getComputedStyle(text).whiteSpace).toBe('pre-wrap');
  },
};

/** Documented empty state, and the form for the first note. */
export const NoNotes: Story = {
  args: { path: '/physician/patient-profile/new-patient?view=notes' },
  play: async () => {
    await expect(await screen.findByText('No Consultation Notes added Yet')).toBeVisible();
    await findNoteForm();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listNotes', effect: { kind: 'timeout' } }] },
  play: async () => {
    await (await findNotesRegion()).findByText('Loading the notes');
    // A new note can be written while the notes load.
    await findNoteForm();
  },
};

/** A failed load is not shown as an empty list. */
export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'listNotes', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    const notice = within(await (await findNotesRegion()).findByRole('alert'));
    await expect(notice.getByText('We could not load the notes.')).toBeVisible();
    await expect(screen.queryByText('No Consultation Notes added Yet')).toBeNull();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await expect(await waitForNotes()).toHaveLength(5);
  },
};

/** If the list does not reload after a save, a notice says that the newest notes are missing. */
export const ReloadFails: Story = {
  play: async () => {
    await waitForNotes();
    getStoryStore().addFault({ endpoint: 'listNotes', effect: { kind: 'status', status: 503 }, once: true });
    await saveNote(await findNoteForm(), 'Seen today.');
    const list = await findNotesRegion();
    const notice = within(await list.findByRole('alert'));
    await expect(notice.getByText('We could not load the newest notes.')).toBeVisible();
    await expect(list.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await waitForNewestNote('Seen today.');
    await expect(list.queryByRole('alert')).toBeNull();
  },
};

const hostileText = `<img src=x onerror="alert(1)"> & </p>
${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}
‮مرحبا‬ 👩‍⚕️🌿`;

/** Any note is rendered as text: no markup, no overflow, in any direction. */
export const HostileNote: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    prepare: (store) => {
      const author = store.tables.accounts.find(({ id }) => id === 'physician');
      if (author) Object.assign(author, { firstName: '<b>Helen</b>', lastName: `${'Ash'.repeat(60)}` });
      addNote(store, 'physician', { patientId: 'complete-patient', note: hostileText, sendToPationt: true });
    },
  },
  play: async () => {
    const [first] = (await waitForNotes()) as [HTMLElement];
    await expect(within(first).getByText(/onerror/).textContent).toBe(hostileText);
    await expect(first.querySelector('img, b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The form is above the notes. */
export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const [first] = (await waitForNotes()) as [HTMLElement];
    const form = await screen.findByRole('form', { name: 'New note' });
    await expect(form.getBoundingClientRect().bottom).toBeLessThan(first.getBoundingClientRect().top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
