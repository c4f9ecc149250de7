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
export const ScenarioStarted: Story = {
  play: async () => {
    const panel = await openConsole('Data');
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Starting state' }), 'offline');
    await expect(panel.getByText(/no call gets through/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Start this scenario' }));
    // The empty path is the app's start page.
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith(''));
  },
};

const chooseSnapshotFile = async (text: string) => {
  const file = new File([text], 'mock.json', { type: 'application/json' });
  await userEvent.upload(await screen.findByLabelText('Snapshot file'), file);
};

/** A file that is no snapshot changes nothing, and a message explains the problem. */
export const ImportFails: Story = {
  play: async () => {
    const panel = await openConsole('Data');
    await chooseSnapshotFile('not JSON at all');
    await expect(await panel.findByRole('alert')).toHaveTextContent('This file is not JSON.');
    await chooseSnapshotFile(
      JSON.stringify({ version: 1, scenario: 'x', clockOffset: 0, tables: { accounts: [] } }),
    );
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(/not a snapshot of the mock/));
    await chooseSnapshotFile(
      JSON.stringify({ version: 0, scenario: 'x', clockOffset: 0, tables: emptyTables() }),
    );
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(/of another version/));
    await expect(goSpy).not.toHaveBeenCalled();
  },
};

export const SnapshotImported: Story = {
  play: async () => {
    await openConsole('Data');
    const snapshot = { version: SNAPSHOT_VERSION, scenario: 'clinic', clockOffset: 0, tables: emptyTables() };
    await chooseSnapshotFile(JSON.stringify(snapshot));
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
