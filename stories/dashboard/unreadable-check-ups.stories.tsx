import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { Store } from '#mocks/store/store.ts';
import { Screen } from '#stories/support/screen.tsx';

/** Dashboard of a patient whose check-ups have other words than the contract (decision 63). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Dashboard/Other words',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dashboard', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Replaces the status of the patient's check-ups, one of which is from today. */
const withStatus = (status: string) => (store: Store) => {
  const { checkUps } = store.tables;
  const [newest] = checkUps.filter(({ userId }) => userId === 'patient');
  if (newest) checkUps.push({ ...newest, createdAt: new Date().toISOString() });
  for (const entry of checkUps) Object.assign(entry, { cannabisToday: 'YES', status });
};

/** A status in other letters is read: today's check-up is known. */
export const OtherLetters: Story = {
  args: { prepare: withStatus('Better') },
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'Today’s check-up is logged' }));
    await expect(card.getByText('You took medicine and felt better.')).toBeVisible();
    await expect(screen.queryByText(/could not be read/)).toBeNull();
  },
};

/** With an unknown status, the card says how many are missing, and asks nothing again. */
export const NoneReadable: Story = {
  tags: ['screen'],
  args: { prepare: withStatus('Splendid') },
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'Daily check-up' }));
    await expect(card.getByText(/^\d+ check-ups could not be read and are missing here\.$/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'log it now' })).toHaveAttribute('href', '/add-symptoms');
    await expect(screen.queryByText('Did you take medicine today?')).toBeNull();
  },
};
