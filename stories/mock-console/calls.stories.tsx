import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hostile, someCalls } from './fixtures.ts';
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
    const console = await openConsole('Calls');
    await expect(await console.findByText('No calls yet')).toBeVisible();
  },
};

/** A row expands to its request and response; any content is rendered as text. */
export const Filled: Story = {
  args: { fill: someCalls },
  play: async () => {
    const console = await openConsole('Calls');
    await userEvent.click(await console.findByRole('button', { name: /intake\/pationInfo/ }));
    await expect(console.getByText(/"firstName"/)).toHaveTextContent(JSON.stringify(hostile));
    await expect(console.getByRole('heading', { name: 'Payload breaks the contract' })).toBeVisible();
  },
};

/** A click makes the next call of an endpoint fail; the faults do so for every endpoint. */
export const AnswerNext: Story = {
  tags: ['behavior', '!state'],
  args: { fill: someCalls },
  play: async () => {
    const console = await openConsole('Calls');
    await userEvent.click(await console.findByRole('button', { name: /intake\/pationInfo/ }));
    for (const status of [401, 500]) {
      const name = `Next time answer POST intake/pationInfo with ${status}`;
      await userEvent.click(console.getByRole('button', { name }));
    }
    await userEvent.click(console.getByRole('tab', { name: 'Faults 2 active' }));
    await expect(await console.findByText('Status 401')).toBeVisible();
    await expect(console.getByText('Status 500')).toBeVisible();
    await userEvent.click(console.getByRole('button', { name: 'Next time answer Every endpoint with 401' }));
    await expect(await console.findByRole('tab', { name: 'Faults 3 active' })).toBeVisible();
  },
};

/** Three of five calls failed: an error status, no answer, a reply that breaks the contract. */
export const FailuresOnly: Story = {
  args: { fill: someCalls },
  play: async () => {
    const console = await openConsole('Calls');
    await userEvent.click(await console.findByRole('checkbox', { name: 'Failures only' }));
    await expect(console.getByText('3 of 5 calls')).toBeVisible();
    await userEvent.type(console.getByRole('textbox', { name: 'Filter calls' }), 'NOTIF');
    await waitFor(() => expect(console.getByText('1 of 5 calls')).toBeVisible());
  },
};

/** Largest number of calls that is kept. */
export const TwoHundred: Story = {
  args: {
    fill: (server) => {
      for (let round = 0; round < 41; round += 1) someCalls(server);
    },
  },
  play: async () => {
    const console = await openConsole('Calls');
    await expect(await console.findByText('200 calls')).toBeVisible();
    await userEvent.click(console.getByRole('button', { name: 'Clear' }));
    await expect(await console.findByText('No calls yet')).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...Filled,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
