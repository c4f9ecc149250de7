import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { clearResults } from '#mocks/charters/results.ts';
import { tickCharter } from '#mocks/charters/tick.ts';
import { goSpy, openConsole, resetStage, Stage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Charters',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { path: 'myHealth/contact' },
  beforeEach: () => {
    resetStage();
    clearResults();
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** The charters of the page in view; a start resets the data and opens the charter's page. */
export const OfThisScreen: Story = {
  play: async () => {
    const panel = await openConsole('Charters');
    const charter = await panel.findByRole('article', { name: 'Emergency contact and its phone' });
    await userEvent.click(within(charter).getByRole('button', { name: /^Start/ }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith('myHealth/contact'));
  },
};

/** A failed charter with a note, and one that the tester was unsure of. */
export const Ticked: Story = {
  beforeEach: () => {
    tickCharter(
      'emergency-contact-and-its-phone',
      'failed',
      'abc1234',
      'A number with a leading 1 is saved.',
    );
    tickCharter('intake-opens-where-it-was-left', 'unsure', 'abc1234');
  },
  play: async () => {
    const panel = await openConsole('Charters');
    const note = await panel.findByDisplayValue('A number with a leading 1 is saved.');
    await expect(note).toBeVisible();
    await expect(panel.getByText(/0 passed, 1 failed, 1 unsure/)).toBeVisible();
    await expect(panel.getAllByText(/commit abc1234/)).toHaveLength(2);
  },
};

/** The charters of other screens are found by a section or by words. */
export const Searched: Story = {
  args: { path: 'nowhere' },
  play: async () => {
    const panel = await openConsole('Charters');
    const search = await panel.findByRole('searchbox', { name: 'Search the charters' });
    await userEvent.type(search, 'intake §2.11');
    await expect(await panel.findByText('1 found')).toBeVisible();
    await userEvent.type(search, ' unicorn');
    await expect(await panel.findByText('No charter has all of these words.')).toBeVisible();
  },
};

/** The charters of other screens are unfolded by area. */
export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  args: { path: 'profile?step=physician' },
  play: async () => {
    const panel = await openConsole('Charters');
    await userEvent.click(await panel.findByText('Shoops'));
    await expect(await panel.findByRole('article', { name: 'Sent or not sent' })).toBeVisible();
  },
};
