import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { happen } from '#mocks/controls/happenings.ts';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';

/** A physician, for a patient (physician §2, 'Patient view of a physician profile'). */
const meta: Meta<typeof Screen> = {
  title: 'Physicians/A physician, for a patient',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/patient-physician-profile/physician?view=notes',
    signedInAs: 'complete.patient@clinic.test',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const office = (store: Store, known: { officeNumber: string; officeEmail: string }) => {
  const account = store.tables.accounts.find(({ id }) => id === 'physician');
  if (account) Object.assign(account, known);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const notes = async () => within(await screen.findByRole('region', { name: 'Notes' }));
const views = async () => within(await screen.findByRole('navigation', { name: 'Parts of the profile' }));

/** What was shared and nothing else, five and five more. */
export const Notes: Story = {
  args: {
    prepare: (store) => office(store, { officeNumber: '3035550190', officeEmail: 'office@ashworth.test' }),
  },
  play: async () => {
    await heading('Helen Ashworth');
    const list = await notes();
    await expect(await list.findAllByRole('article')).toHaveLength(5);
    await expect(list.getByText(/Your blood tests are fine/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(list.getAllByRole('article')).toHaveLength(7);
    await waitFor(() => expect(list.getAllByRole('article')[5]).toHaveFocus());
    await expect(screen.queryByText(/CYP2D6|PHQ-9/)).toBeNull();
    await expect(screen.getByRole('link', { name: '+1 303-555-0190' })).toHaveAttribute(
      'href',
      'tel:3035550190',
    );
    await expect(screen.getByRole('link', { name: 'office@ashworth.test' })).toBeVisible();
    await expect((await views()).getByRole('link', { current: 'page' })).toHaveTextContent('Notes');
  },
};

/** Without a way to reach the office. An extension stays as it is written, and is not dialed. */
export const NotSet: Story = {
  args: {
    prepare: (store) => office(store, { officeNumber: '', officeEmail: '' }),
  },
  play: async () => {
    await heading('Helen Ashworth');
    await expect(await screen.findAllByText('Not Set')).toHaveLength(2);
  },
};

export const Extension: Story = {
  args: {
    prepare: (store) => office(store, { officeNumber: '(303) 555-0120 ext. 4', officeEmail: '' }),
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: '(303) 555-0120 ext. 4' });
    await expect(link).toHaveAttribute('href', 'tel:3035550120');
  },
};

/** The documented first tab is still to come, and says so kindly. */
export const RecommendedShoop: Story = {
  args: { path: '/patient-physician-profile/physician' },
  play: async () => {
    await screen.findByText('Recommended Shoops are still to come');
    const tabs = await views();
    await expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Recommended Shoop',
      'Notes',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Read the notes' }));
    await (await notes()).findByText(/Your blood tests are fine/);
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Notes');
  },
};

/** The documented words, and when something will stand here. */
export const Nothing: Story = {
  args: { path: '/patient-physician-profile/physician-amara?view=notes' },
  play: async () => {
    await heading('Amara Osei');
    await expect(await screen.findByText('No Consultation Notes added Yet')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  },
};

/** A note arrives while its reader is here: the notification leads to it. */
let store: Store | undefined;
export const Arrives: Story = {
  args: {
    prepare: (fresh) => {
      store = fresh;
    },
  },
  play: async () => {
    await (await notes()).findByText(/Your blood tests are fine/);
    if (store) happen(store, 'note-shared', 'complete.patient@clinic.test');
    await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(await drawer.findByRole('link', { name: /shared a consultation note/ }));
    await (await notes()).findByText(
      /log a check-up each evening|dose for ten more days|read your check-ups/,
    );
  },
};

/** No physician of the patient's: that is said, and where theirs are. */
export const NotMine: Story = {
  args: { path: '/patient-physician-profile/physician-farid?view=notes' },
  play: async () => {
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent('This physician’s profile is not open to you.');
    await expect(within(notice).getByRole('link', { name: 'See your physicians' })).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: 'Parts of the profile' })).toBeNull();
  },
};

export const Unknown: Story = {
  args: { path: '/patient-physician-profile/nobody' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('not open to you');
  },
};

export const Loading: Story = {
  args: {
    faults: [
      { endpoint: 'readPhysician', effect: { kind: 'timeout' } },
      { endpoint: 'listSharedNotes', effect: { kind: 'timeout' } },
    ],
  },
  play: async () => {
    await heading('Physician');
    await screen.findByText('Loading the physician');
    await screen.findByText('Loading the notes');
  },
};

/** The office is there, the notes are not: only they say so. */
export const NotesFail: Story = {
  args: { faults: [{ endpoint: 'listSharedNotes', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await heading('Helen Ashworth');
    const notice = within(await screen.findByRole('alert'));
    await expect(notice.getByText('We could not load the notes.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await (await notes()).findByText(/Your blood tests are fine/);
  },
};

/** Nothing came: one notice stands for both. */
export const NothingLoads: Story = {
  args: {
    faults: [
      { endpoint: 'readPhysician', effect: { kind: 'status', status: 503 }, once: true },
      { endpoint: 'listSharedNotes', effect: { kind: 'status', status: 503 }, once: true },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1));
    await expect(screen.getByRole('alert')).toHaveTextContent('We could not load this physician.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await (await notes()).findByText(/Your blood tests are fine/);
  },
};

/** From the dashboard and from the profile the way leads here. */
export const FromTheProfile: Story = {
  args: { path: '/profile?step=physician' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Helen Ashworth' }));
    await heading('Helen Ashworth');
  },
};

export const OnSmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    prepare: (fresh) =>
      office(fresh, { officeNumber: '3035550190', officeEmail: `${'office'.repeat(12)}@ashworth.test` }),
  },
  play: async () => {
    await (await notes()).findByText(/Your blood tests are fine/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
