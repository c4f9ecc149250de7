import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { happen } from '#mocks/controls/happenings.ts';
import { addShoop } from '#mocks/rules/add-shoop.ts';
import { eveningRelief } from '#mocks/seed/shoops.ts';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';

/** Physician's page for a patient (physician §2, 'Patient view of a physician profile'). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/A physician',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/patient-physician-profile/physician?view=notes',
    signedInAs: 'complete.patient@clinic.test',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Sets the office's contact details of the physician. */
const setOffice = (store: Store, contactDetails: { officeNumber: string; officeEmail: string }) => {
  const account = store.tables.accounts.find(({ id }) => id === 'physician');
  if (account) Object.assign(account, contactDetails);
};
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findNotes = async () => within(await screen.findByRole('region', { name: 'Notes' }));
const findTabs = async () => within(await screen.findByRole('navigation', { name: 'Parts of the profile' }));

/** Only shared notes are shown, five at a time. */
export const SharedNotes: Story = {
  tags: ['screen'],
  args: {
    prepare: (store) => setOffice(store, { officeNumber: '3035550190', officeEmail: 'office@ashworth.test' }),
  },
  play: async () => {
    await findHeading('Helen Ashworth');
    const list = await findNotes();
    await expect(await list.findAllByRole('article')).toHaveLength(5);
    await expect(list.getByText(/Your blood tests are fine/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(list.getAllByRole('article')).toHaveLength(7);
    await waitFor(() => expect(list.getAllByRole('article')[5]).toHaveFocus());
    // Words of notes that are for physicians only.
    await expect(screen.queryByText(/CYP2D6|PHQ-9/)).toBeNull();
    await expect(screen.getByRole('link', { name: '+1 303-555-0190' })).toHaveAttribute(
      'href',
      'tel:3035550190',
    );
    await expect(screen.getByRole('link', { name: 'office@ashworth.test' })).toBeVisible();
    await expect((await findTabs()).getByRole('link', { current: 'page' })).toHaveTextContent('Notes');
  },
};

/** Office without phone number and e-mail address. */
export const OfficeNotSet: Story = {
  args: {
    prepare: (store) => setOffice(store, { officeNumber: '', officeEmail: '' }),
  },
  play: async () => {
    await findHeading('Helen Ashworth');
    await expect(await screen.findAllByText('Not Set')).toHaveLength(2);
  },
};

export const OfficeNumberWithExtension: Story = {
  args: {
    prepare: (store) => setOffice(store, { officeNumber: '(303) 555-0120 ext. 4', officeEmail: '' }),
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: '(303) 555-0120 ext. 4' });
    await expect(link).toHaveAttribute('href', 'tel:3035550120');
  },
};

const findShoops = async () => within(await screen.findByRole('region', { name: 'Recommended Shoop' }));

/** Recommendations of this physician, with the patient's newest marked, and the notes in a tab. */
export const RecommendedShoop: Story = {
  args: { path: '/patient-physician-profile/physician' },
  play: async () => {
    const list = await findShoops();
    await expect(await list.findAllByRole('article', { name: /^Recommended on/ })).toHaveLength(3);
    await expect(await list.findByText('Newest')).toBeVisible();
    await expect(list.getByText('Frequency 1 · Hourly')).toBeVisible();
    await expect(list.getAllByText(/^by/)[0]).toHaveTextContent('by Helen Ashworth');
    const tabs = await findTabs();
    await expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Recommended Shoop',
      'Notes',
    ]);
    await userEvent.click(tabs.getByRole('link', { name: 'Notes' }));
    await (await findNotes()).findByText(/Your blood tests are fine/);
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Notes');
  },
};

/** Adds a Shoop a day, the newest of them `hoursAgo`. */
const sendDailyShoops = (fresh: Store, physicianId: string, count: number, hoursAgo: number) => {
  for (let day = 0; day < count; day++)
    addShoop(
      fresh,
      { physicianId, userId: 'complete-patient', hoursAgo: hoursAgo + day * 24 },
      eveningRelief,
    );
};

/** Five recommendations at a time. */
export const ManyRecommended: Story = {
  args: {
    path: '/patient-physician-profile/physician',
    prepare: (fresh) => sendDailyShoops(fresh, 'physician', 9, 100),
  },
  play: async () => {
    const list = await findShoops();
    const getCards = () => list.getAllByRole('article', { name: /^Recommended on/ });
    // The nine of `prepare`, and three of the seed.
    await list.findByText('Showing 5 of 12');
    await expect(getCards()).toHaveLength(5);
    await userEvent.click(list.getByRole('button', { name: 'Load more' }));
    await expect(getCards()).toHaveLength(10);
    await waitFor(() => expect(getCards()[5]).toHaveFocus());
  },
};

/** Another physician has sent a newer Shoop, so none on this page is marked as newest. */
export const NewerShoopOfOtherPhysician: Story = {
  tags: ['behavior', '!state'],
  args: {
    path: '/patient-physician-profile/physician',
    prepare: (fresh) => sendDailyShoops(fresh, 'physician-amara', 1, 1),
  },
  play: async () => {
    const list = await findShoops();
    await waitFor(() => expect(list.getAllByText('Earlier')).toHaveLength(3));
    await expect(list.queryByText('Newest')).toBeNull();
  },
};

/** Documented empty state, with a link to the recommendations of all physicians. */
export const NothingRecommended: Story = {
  args: { path: '/patient-physician-profile/physician-amara' },
  play: async () => {
    await findHeading('Amara Osei');
    await expect(await screen.findByText('No Recommended Shoop added Yet')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See your Dosing History' })).toHaveAttribute(
      'href',
      '/dosing-history',
    );
  },
};

export const RecommendedShoopFails: Story = {
  args: {
    path: '/patient-physician-profile/physician',
    faults: [{ endpoint: 'listRecommendedShoops', effect: { kind: 'status', status: 503 }, once: true }],
  },
  play: async () => {
    const notice = within(await screen.findByRole('alert'));
    await expect(notice.getByText('We could not load the recommendations.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await (await findShoops()).findByText('Frequency 1 · Hourly');
  },
};

/** Documented empty state, with a link to the dashboard. */
export const NoNotes: Story = {
  args: { path: '/patient-physician-profile/physician-amara?view=notes' },
  play: async () => {
    await findHeading('Amara Osei');
    await expect(await screen.findByText('No Consultation Notes added Yet')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  },
};

/** A note arrives while the patient is on the page, and its notification leads to it. */
export const NoteArrives: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await (await findNotes()).findByText(/Your blood tests are fine/);
    happen(getStoryStore(), 'note-shared', 'complete.patient@clinic.test');
    await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(await drawer.findByRole('link', { name: /shared a consultation note/ }));
    // The mock shares one of three notes.
    await (await findNotes()).findByText(
      /log a check-up each evening|dose for ten more days|read your check-ups/,
    );
  },
};

/** A physician of other patients only: a notice says so and links to the patient's physicians. */
export const PhysicianOfOtherPatients: Story = {
  args: { path: '/patient-physician-profile/physician-farid?view=notes' },
  play: async () => {
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent('This physician’s profile is not open to you.');
    await expect(within(notice).getByRole('link', { name: 'See your physicians' })).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: 'Parts of the profile' })).toBeNull();
  },
};

export const UnknownPhysician: Story = {
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
    await findHeading('Physician');
    await screen.findByText('Loading the physician');
    await screen.findByText('Loading the notes');
  },
};

/** If only the notes do not load, only they show an error. */
export const NotesFail: Story = {
  args: { faults: [{ endpoint: 'listSharedNotes', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await findHeading('Helen Ashworth');
    const notice = within(await screen.findByRole('alert'));
    await expect(notice.getByText('We could not load the notes.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await (await findNotes()).findByText(/Your blood tests are fine/);
  },
};

/** If nothing loads, one notice covers both parts. */
export const NothingLoads: Story = {
  args: {
    faults: [
      { endpoint: 'readPhysician', effect: { kind: 'status', status: 503 }, once: true },
      { endpoint: 'listSharedNotes', effect: { kind: 'status', status: 503 }, once: true },
    ],
  },
  play: async () => {
    // Until both calls have failed, the first failure has its own notice and Retry.
    await waitFor(() => {
      expect(screen.queryByText(/^Loading the /)).toBeNull();
      expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    });
    await expect(screen.getByRole('alert')).toHaveTextContent('We could not load this physician.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await (await findNotes()).findByText(/Your blood tests are fine/);
  },
};

/** My Profile links to the physician's page. */
export const LinkedFromProfile: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/profile?step=physician' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Helen Ashworth' }));
    await findHeading('Helen Ashworth');
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  args: {
    prepare: (fresh) =>
      setOffice(fresh, { officeNumber: '3035550190', officeEmail: `${'office'.repeat(12)}@ashworth.test` }),
  },
  play: async () => {
    await (await findNotes()).findByText(/Your blood tests are fine/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
