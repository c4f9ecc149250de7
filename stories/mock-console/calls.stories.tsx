import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hostileText, logCalls } from './fixtures.ts';
import { openConsole, resetStage, Stage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Calls',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: resetStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Empty: Story = {
  play: async () => {
    const panel = await openConsole('Calls');
    await expect(await panel.findByText('No calls yet')).toBeVisible();
  },
};

/** A row expands to its request and response; any content is rendered as text. */
export const WithCalls: Story = {
  args: { prepare: logCalls },
  play: async () => {
    const panel = await openConsole('Calls');
    await userEvent.click(await panel.findByRole('button', { name: /intake\/pationInfo/ }));
    await expect(panel.getByText(/"firstName"/)).toHaveTextContent(JSON.stringify(hostileText));
    await expect(panel.getByRole('heading', { name: 'Payload breaks the contract' })).toBeVisible();
  },
};

/** A click makes the next call of an endpoint fail; the faults do so for every endpoint. */
export const NextCallMadeToFail: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: logCalls },
  play: async () => {
    const panel = await openConsole('Calls');
    await userEvent.click(await panel.findByRole('button', { name: /intake\/pationInfo/ }));
    for (const status of [401, 500]) {
      const name = `Next time answer POST intake/pationInfo with ${status}`;
      await userEvent.click(panel.getByRole('button', { name }));
    }
    await userEvent.click(panel.getByRole('tab', { name: 'Faults 2 active' }));
    await expect(await panel.findByText('Status 401')).toBeVisible();
    await expect(panel.getByText('Status 500')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Next time answer Every endpoint with 401' }));
    await expect(await panel.findByRole('tab', { name: 'Faults 3 active' })).toBeVisible();
  },
};

/** Three of five calls failed: an error status, no answer, a reply that breaks the contract. */
export const FailuresOnly: Story = {
  args: { prepare: logCalls },
  play: async () => {
    const panel = await openConsole('Calls');
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Failures only' }));
    await expect(panel.getByText('3 of 5 calls')).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: 'Filter calls' }), 'NOTIF');
    await waitFor(() => expect(panel.getByText('1 of 5 calls')).toBeVisible());
  },
};

/** Largest number of calls that is kept. */
export const MaximumOfCalls: Story = {
  args: {
    prepare: (server) => {
      // 205 calls, five more than are kept.
      for (let round = 0; round < 41; round += 1) logCalls(server);
    },
  },
  play: async () => {
    const panel = await openConsole('Calls');
    await expect(await panel.findByText('200 calls')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
    await expect(await panel.findByText('No calls yet')).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...WithCalls,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
