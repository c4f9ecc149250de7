import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SNAPSHOT_VERSION } from '#mocks/store/snapshot.ts';
import { emptyTables } from '#mocks/store/tables.ts';
import { goSpy, openConsole, resetStage, restoreSpy, Stage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Data',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: resetStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** A scenario is described before it starts, and the page restarts from it. */
export const Scenario: Story = {
  play: async () => {
    const console = await openConsole('Data');
    await userEvent.selectOptions(
      await console.findByRole('combobox', { name: 'Starting state' }),
      'offline',
    );
    await expect(console.getByText(/no call gets through/)).toBeVisible();
    await userEvent.click(console.getByRole('button', { name: 'Start this scenario' }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith(''));
  },
};

export const Clock: Story = {
  play: async () => {
    const console = await openConsole('Data');
    await userEvent.click(await console.findByRole('button', { name: '+1 day' }));
    await userEvent.click(console.getByRole('button', { name: 'Advance' }));
    await expect(await console.findByText('1 day 30 minutes ahead of this computer')).toBeVisible();
  },
};

const choose = async (text: string) => {
  const file = new File([text], 'mock.json', { type: 'application/json' });
  await userEvent.upload(await screen.findByLabelText('Snapshot file'), file);
};

/** A file that is no snapshot changes nothing, and a message explains the problem. */
export const ImportError: Story = {
  play: async () => {
    const console = await openConsole('Data');
    await choose('not JSON at all');
    await expect(await console.findByRole('alert')).toHaveTextContent('This file is not JSON.');
    await choose(JSON.stringify({ version: 1, scenario: 'x', clockOffset: 0, tables: { accounts: [] } }));
    await waitFor(() => expect(console.getByRole('alert')).toHaveTextContent(/not a snapshot of the mock/));
    await choose(JSON.stringify({ version: 0, scenario: 'x', clockOffset: 0, tables: emptyTables() }));
    await waitFor(() => expect(console.getByRole('alert')).toHaveTextContent(/of another version/));
    await expect(goSpy).not.toHaveBeenCalled();
  },
};

export const Import: Story = {
  play: async () => {
    await openConsole('Data');
    const snapshot = { version: SNAPSHOT_VERSION, scenario: 'clinic', clockOffset: 0, tables: emptyTables() };
    await choose(JSON.stringify(snapshot));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith(''));
    await expect(restoreSpy).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openConsole('Data');
  },
};
