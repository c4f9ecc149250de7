import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SNAPSHOT_VERSION } from '#mocks/store/snapshot.ts';
import type { SavedSnapshot, SnapshotStorage } from '#mocks/store/snapshot-storage.ts';
import { emptyTables } from '#mocks/store/tables.ts';
import { goSpy, openConsole, resetStage, restoreSpy, Stage, snapshotStorage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Snapshots',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    resetStage();
    for (const { name } of await snapshotStorage.list()) await snapshotStorage.remove(name);
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const findNameField = () => screen.findByRole('textbox', { name: 'Name of the snapshot' });

/** Saves the state under a name. */
async function saveSnapshot(name: string): Promise<void> {
  await userEvent.type(await findNameField(), `${name}{Enter}`);
}

/** Adds a snapshot to the storage as that version of the mock would have saved it. */
async function addSnapshot(name: string, version: number, day: number): Promise<void> {
  const snapshot = { version, scenario: 'clinic', clockOffset: day * dayMs, tables: emptyTables() };
  const json = JSON.stringify(snapshot);
  const savedAt = new Date(Date.UTC(2026, 4, day)).toISOString();
  const saved: SavedSnapshot = { name, savedAt, version, scenario: 'clinic', characters: json.length };
  await snapshotStorage.add(saved, json);
}

/** Adds a snapshot of the previous version and one that can be restored. */
const addTwoSnapshots = async () => {
  await addSnapshot('Of last year', SNAPSHOT_VERSION - 1, 1);
  await addSnapshot('Before the visit', SNAPSHOT_VERSION, 2);
};

export const NoSnapshots: Story = {
  play: async () => {
    const panel = await openConsole('Data');
    await expect(await panel.findByText(/^No snapshots yet/)).toBeVisible();
  },
};

/** A state is saved under a name. A missing or taken name shows an error at the field. */
export const SnapshotSaved: Story = {
  play: async () => {
    const panel = await openConsole('Data');
    await saveSnapshot('');
    await expect(await findNameField()).toHaveAccessibleDescription('Please give the snapshot a name.');
    await expect(await findNameField()).toHaveFocus();
    await saveSnapshot('  Before the visit ');
    await expect(await panel.findByRole('heading', { name: 'Before the visit' })).toBeVisible();
    await expect(await findNameField()).toHaveValue('');
    await saveSnapshot('Before the visit');
    await waitFor(async () =>
      expect(await findNameField()).toHaveAccessibleDescription(
        'There is a snapshot “Before the visit” already. Please choose another name.',
      ),
    );
    await expect(await snapshotStorage.list()).toHaveLength(1);
    // The mock keeps no data in local storage.
    await expect(JSON.stringify(localStorage)).not.toContain('Before the visit');
  },
};

/** A snapshot of an older version is listed with the reason why it cannot be restored. */
export const SnapshotsListed: Story = {
  beforeEach: addTwoSnapshots,
  play: async () => {
    const panel = await openConsole('Data');
    const message = `Saved by version ${SNAPSHOT_VERSION - 1} of the mock. This is version ${SNAPSHOT_VERSION}, which cannot restore it.`;
    await expect(await panel.findByText(message)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Restore Of last year' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Restore Before the visit' }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith(''));
    await expect(restoreSpy).toHaveBeenCalledWith(expect.objectContaining({ clockOffset: 2 * dayMs }));
  },
};

export const SnapshotRenamed: Story = {
  beforeEach: addTwoSnapshots,
  play: async () => {
    const panel = await openConsole('Data');
    await userEvent.click(await panel.findByRole('button', { name: 'Rename Before the visit' }));
    const field = panel.getByRole('textbox', { name: 'New name of Before the visit' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Of last year{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already\. Please choose another name\.$/));
    await userEvent.clear(field);
    await userEvent.type(field, 'After the visit{Enter}');
    await expect(await panel.findByRole('heading', { name: 'After the visit' })).toBeVisible();
    await expect(panel.queryByRole('heading', { name: 'Before the visit' })).toBeNull();
    await expect(JSON.parse(await snapshotStorage.read('After the visit'))).toMatchObject({
      scenario: 'clinic',
    });
  },
};

/** The focus starts on the safe answer, and returns to the button that opened the question. */
export const SnapshotReplaced: Story = {
  beforeEach: addTwoSnapshots,
  args: { prepare: ({ store }) => store.advance(hourMs) },
  play: async () => {
    const panel = await openConsole('Data');
    await userEvent.click(await panel.findByRole('button', { name: 'Replace Before the visit' }));
    await expect(panel.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Replace Before the visit' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(panel.getByRole('button', { name: 'Replace' }));
    await waitFor(async () =>
      expect(JSON.parse(await snapshotStorage.read('Before the visit'))).toMatchObject({
        clockOffset: hourMs,
      }),
    );
    await expect(await snapshotStorage.list()).toHaveLength(2);
  },
};

/** Deleting asks for confirmation. */
export const SnapshotDeleted: Story = {
  beforeEach: addTwoSnapshots,
  play: async () => {
    const panel = await openConsole('Data');
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Of last year' }));
    await expect(panel.getByRole('group', { name: 'Delete Of last year?' })).toBeVisible();
    await expect(await snapshotStorage.list()).toHaveLength(2);
    await userEvent.click(panel.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(panel.queryByRole('heading', { name: 'Of last year' })).toBeNull());
    await expect(panel.getByRole('heading', { name: 'Before the visit' })).toBeVisible();
  },
};

/** If another tab has deleted the snapshot, a message says so, and the list is updated. */
export const GoneInAnotherTab: Story = {
  tags: ['behavior', '!state'],
  beforeEach: addTwoSnapshots,
  play: async () => {
    const panel = await openConsole('Data');
    const button = await panel.findByRole('button', { name: 'Restore Before the visit' });
    await snapshotStorage.remove('Before the visit');
    await userEvent.click(button);
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'The snapshot “Before the visit” is no longer there.',
    );
    await expect(goSpy).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(panel.queryByRole('heading', { name: 'Before the visit' })).toBeNull());
  },
};

/** Returns a function that fails with this message. */
const failWith = (message: string) => () => Promise.reject(new Error(message));

/** If the browser stores nothing (a private window), the message suggests an export as a file. */
export const StorageUnavailable: Story = {
  args: {
    snapshots: {
      ...snapshotStorage,
      list: failWith(
        'This browser does not keep snapshots: its storage is switched off or full. Please export the state as a file instead.',
      ),
    } satisfies SnapshotStorage,
  },
  play: async () => {
    const panel = await openConsole('Data');
    await expect(await panel.findByRole('alert')).toHaveTextContent(/^This browser does not keep snapshots/);
  },
};

/** If the storage is full, nothing is saved, and the name stays in its field. */
export const StorageFull: Story = {
  args: {
    snapshots: {
      ...snapshotStorage,
      add: failWith(
        'This browser has no more room for the snapshot. Please delete another one, or export this one as a file.',
      ),
    } satisfies SnapshotStorage,
  },
  play: async () => {
    const panel = await openConsole('Data');
    await saveSnapshot('Ten thousand patients');
    await expect(await panel.findByText(/^This browser has no more room/)).toBeVisible();
    await expect(await findNameField()).toHaveValue('Ten thousand patients');
  },
};

export const OnPhone: Story = {
  ...SnapshotsListed,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await openConsole('Data');
    (await panel.findByRole('heading', { name: 'Before the visit' })).scrollIntoView();
  },
};
