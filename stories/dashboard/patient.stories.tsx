import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { happen } from '#mocks/controls/happenings.ts';
import type { FaultEffect } from '#mocks/store/faults.ts';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';

/** Dashboard of a patient (decision 25). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Dashboard',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dashboard', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
/** Returns the titles of the cards in their order, the leading card's first. */
const listCardTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Removes the user's check-ups of today, so that today's question is open. */
const removeTodaysCheckUps = (userId: string) => (store: Store) => {
  const { tables } = store;
  const midnight = new Date().setHours(0, 0, 0, 0);
  tables.checkUps = tables.checkUps.filter(
    (entry) => entry.userId !== userId || Date.parse(entry.createdAt) < midnight,
  );
};

/** Replaces the user's check-ups of today with one from just now. */
const logToday = (userId: string) => (store: Store) => {
  removeTodaysCheckUps(userId)(store);
  store.tables.checkUps.push({
    userId,
    createdAt: new Date().toISOString(),
    cannabisToday: 'yes',
    status: 'better',
    comment: '',
    objective: {},
    canabiesDose: [{ amount: 5, frequency: 2, ingestionMethod: 'Sublingual', product: 'Night drops' }],
  });
};

/** Six sections are done, today's question is open, a Shoop and four notifications are new. */
export const EverythingDue: Story = {
  tags: ['screen'],
  args: { prepare: removeTodaysCheckUps('patient') },
  play: async () => {
    const intake = await findCard('Your Health Intake');
    await expect(intake.getByRole('progressbar', { name: '6 of 13 sections complete' })).toBeInTheDocument();
    await expect(intake.getByRole('link', { name: 'Continue your Health Intake' })).toHaveAttribute(
      'href',
      '/myHealth/diagnosis',
    );
    const checkUp = await findCard('Did you take medicine today?');
    await expect(checkUp.getByRole('link', { name: 'Yes' }).getAttribute('href')).toMatch(
      /^\/add-symptoms\?yes/,
    );
    await expect(checkUp.getByRole('link', { name: 'No' })).toHaveAttribute('href', '/add-symptoms');
    const shoop = await findCard('Newest Shoop');
    await expect(shoop.getByText('20 mg a day')).toBeVisible();
    await expect(shoop.getByText('Evening').closest('div')).toHaveTextContent(/^Evening\s*Dose 15 mg$/);
    await expect(shoop.getByRole('link', { name: 'See your Dosing History' })).toHaveAttribute(
      'href',
      '/dosing-history',
    );
    await expect(shoop.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    const physicians = await findCard('Your physicians');
    await expect(physicians.getByRole('link', { name: 'Helen Ashworth' })).toHaveAttribute(
      'href',
      '/patient-physician-profile/physician',
    );
    await expect(
      checkUp.getByText(/^Yesterday, \d{1,2}:\d\d [AP]M: you took medicine and felt/),
    ).toBeVisible();
    const notifications = await findCard('Notifications');
    await expect(notifications.getByText(/^4 notifications are unread/)).toBeVisible();
    // Notifications that ask the same as another card are omitted.
    await expect(notifications.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Dr. Ashworth has sent you a new dosing recommendation.Today, \d{1,2}:\d\d AMNew$/,
      ),
      expect.stringMatching(/^Your Health Intake is waiting for your diagnosis.Yesterday, /),
    ]);
    await expect(listCardTitles()).toEqual([
      'Did you take medicine today?',
      'Newest Shoop',
      'Your Health Intake',
      'Your physicians',
      'Notifications',
    ]);
  },
};

/** The intake leads for a new patient, and every empty card offers a next step. */
export const NewPatient: Story = {
  tags: ['screen'],
  args: {
    signedInAs: 'new.patient@clinic.test',
    prepare: ({ tables }) => {
      tables.careLinks = tables.careLinks.filter(({ patientId }) => patientId !== 'new-patient');
    },
  },
  play: async () => {
    await expect(await screen.findByText('0 of 13 sections complete')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Start your Health Intake' })).toHaveAttribute(
      'href',
      '/myHealth/info-patient',
    );
    await expect(listCardTitles()[0]).toBe('Your Health Intake');
    const shoop = await findCard('Newest Shoop');
    await expect(shoop.getByText('No Recommended Shoop added Yet')).toBeVisible();
    await expect(shoop.getByRole('link', { name: 'Open your Health Intake' })).toBeVisible();
    const physicians = await findCard('Your physicians');
    await expect(physicians.getByRole('heading', { name: 'No physician yet' })).toBeVisible();
    await expect(physicians.getByRole('link', { name: 'Choose a physician' })).toHaveAttribute(
      'href',
      '/profile?step=physician',
    );
    await expect(
      (await findCard('Notifications')).getByText('Nothing new. You have read everything.'),
    ).toBeVisible();
  },
};

/** Today's check-up is logged, so the incomplete intake leads. */
export const CheckUpLogged: Story = {
  args: { prepare: logToday('patient') },
  play: async () => {
    const checkUp = await findCard('Today’s check-up is logged');
    await expect(checkUp.getByText('You took medicine and felt better.')).toBeVisible();
    await expect(checkUp.getByText('5 mg · Night drops · Sublingual · twice a day')).toBeVisible();
    await expect(checkUp.getByRole('link', { name: 'See your Health Journey' })).toHaveAttribute(
      'href',
      '/health-journey',
    );
    await expect(listCardTitles().slice(0, 3)).toEqual([
      ...['Your Health Intake', 'Newest Shoop', 'Today’s check-up is logged'],
    ]);
  },
};

export const NothingDue: Story = {
  args: {
    signedInAs: 'complete.patient@clinic.test',
    prepare: (store) => {
      logToday('complete-patient')(store);
      for (const notification of store.tables.notifications) notification.isRead = true;
    },
  },
  play: async () => {
    // Not shown before the card above it is there.
    await waitFor(() => expect(screen.getByText('All 13 sections are complete.')).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Review your answers' })).toBeVisible();
    await expect(listCardTitles()[0]).toBe('Today’s check-up is logged');
    await expect(
      (await findCard('Notifications')).getByText('Nothing new. You have read everything.'),
    ).toBeVisible();
  },
};

/** Changes on the server show when the user comes back to the tab. */
export const RefreshedOnReturn: Story = {
  tags: ['behavior', '!state'],
  args: {
    signedInAs: 'complete.patient@clinic.test',
  },
  play: async () => {
    await expect((await findCard('Newest Shoop')).getByText('15 mg a day')).toBeVisible();
    // The bell asks for news, for the card as well.
    await expect(await screen.findByRole('button', { name: /^Notifications/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
    happen(getStoryStore(), 'shoop-sent', 'complete.patient@clinic.test');
    window.dispatchEvent(new Event('visibilitychange'));
    const shoop = await findCard('Newest Shoop');
    await waitFor(() => expect(shoop.getByText('20 mg a day')).toBeVisible());
    const notifications = await findCard('Notifications');
    await userEvent.click(await notifications.findByRole('link', { name: /^Dr. Ashworth has sent you/ }));
    await expect(await screen.findByRole('heading', { level: 1, name: /^dosing history/i })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: '*', effect: { kind: 'timeout' } }] },
  play: async () => {
    for (const what of ['your daily check-ups', 'your newest Shoop', 'your physicians', 'your notifications'])
      await expect(await screen.findByText(`Loading ${what}`)).toBeInTheDocument();
  },
};

/** Calls that the cards need; the top bar makes the last one, too. */
const cardReads: EndpointName[] = [
  'readIntakeStatus',
  'listCheckUps',
  'listShoops',
  'listLinkedPhysicians',
  'listNotifications',
];

/**
 * Sets faults until `recover`, not for one call: a card that mounts later repeats a failed call of
 * the top bar. A delay makes the check-ups the last to fail and to load, as on a busy machine.
 */
const faultsUntilRecovery = (endpoints: readonly EndpointName[], effect: FaultEffect): Story['args'] => ({
  faults: [
    { endpoint: 'listCheckUps', effect: { kind: 'delay', ms: 300 } },
    ...endpoints.map((endpoint) => ({ endpoint, effect })),
  ],
});

/**
 * Clears the faults, and clicks each Retry until all has loaded. A card that mounts late may have
 * repeated its call just before the faults ended, and offers Retry again.
 */
async function recover() {
  getStoryStore().clearFaults();
  getStoryStore().addFault({ endpoint: 'listCheckUps', effect: { kind: 'delay', ms: 300 } });
  await waitFor(async () => {
    const retries = screen.queryAllByRole<HTMLButtonElement>('button', { name: 'Retry' });
    for (const retry of retries) if (!retry.disabled) await userEvent.click(retry);
    await expect(retries).toHaveLength(0);
  });
  await expect(await screen.findByText('6 of 13 sections complete')).toBeVisible();
  await expect(await screen.findByText('20 mg a day')).toBeVisible();
  await expect(await screen.findByRole('link', { name: 'Helen Ashworth' })).toBeVisible();
}

/** If nothing loads, one notice with one Retry covers all cards and does not blame the network. */
export const NothingLoads: Story = {
  args: faultsUntilRecovery(cardReads, { kind: 'status', status: 500 }),
  play: async () => {
    const noticeTitle = await screen.findByText('We could not load your dashboard.');
    const notice = noticeTitle.closest('[role=alert]');
    await expect(notice).toHaveTextContent('The server met an unexpected problem');
    await expect(screen.queryByText(/connection/)).toBeNull();
    await expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    // The five calls failed alike, and one toast reports them all.
    await waitFor(() => expect(document.querySelectorAll('[data-toast]')).toHaveLength(1));
    await recover();
  },
};

/** If some cards do not load, each of them shows its own message and recovers on its own. */
export const SomeCardsFail: Story = {
  // The notifications load: if all five calls failed, one notice would cover all cards.
  args: faultsUntilRecovery(cardReads.slice(0, -1), { kind: 'offline' }),
  play: async () => {
    const intake = await findCard('Your Health Intake');
    await waitFor(() =>
      expect(intake.getByText('We could not load how far your Health Intake is.')).toBeVisible(),
    );
    const checkUp = await findCard('Daily check-up');
    await expect(checkUp.getByRole('link', { name: 'log today’s check-up' })).toBeVisible();
    await findCard('Newest Shoop');
    await findCard('Your physicians');
    await recover();
  },
};

export const OnAPhone: Story = {
  ...EverythingDue,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
