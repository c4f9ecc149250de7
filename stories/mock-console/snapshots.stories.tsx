import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SNAPSHOT_VERSION } from '#mocks/store/snapshot.ts';
import type { SavedSnapshot, SnapshotStorage } from '#mocks/store/snapshot-storage.ts';
import { emptyTables } from '#mocks/store/tables.ts';
import { goSpy, openConsole, resetStage, restoreSpy, Stage, shelf } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Snapshots',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    resetStage();
    for (const { name } of await shelf.list()) await shelf.remove(name);
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const nameField = () => screen.findByRole('textbox', { name: 'Name of the snapshot' });

async function save(name: string): Promise<void> {
  await userEvent.type(await nameField(), `${name}{Enter}`);
}

/** Adds a snapshot to the shelf as a version of the mock would have saved it. */
async function addSnapshot(name: string, version: number, day: number): Promise<void> {
  const snapshot = { version, scenario: 'clinic', clockOffset: day * 86_400_000, tables: emptyTables() };
  const json = JSON.stringify(snapshot);
  const savedAt = new Date(Date.UTC(2026, 4, day)).toISOString();
  const saved: SavedSnapshot = { name, savedAt, version, scenario: 'clinic', characters: json.length };
  await shelf.add(saved, json);
}

const keepTwo = async () => {
  await addSnapshot('Of last year', SNAPSHOT_VERSION - 1, 1);
  await addSnapshot('Before the visit', SNAPSHOT_VERSION, 2);
};

export const None: Story = {
  play: async () => {
    const console = await openConsole('Data');
    await expect(await console.findByText(/^No snapshots yet/)).toBeVisible();
  },
};

/** A state is saved under a name. A missing or taken name shows an error at the field. */
export const Save: Story = {
  play: async () => {
    const console = await openConsole('Data');
    await save('');
    await expect(await nameField()).toHaveAccessibleDescription('Please give the snapshot a name.');
    await expect(await nameField()).toHaveFocus();
    await save('  Before the visit ');
    await expect(await console.findByRole('heading', { name: 'Before the visit' })).toBeVisible();
    await expect(await nameField()).toHaveValue('');
    await save('Before the visit');
    await waitFor(async () =>
      expect(await nameField()).toHaveAccessibleDescription(
        'There is a snapshot “Before the visit” already. Please choose another name.',
      ),
    );
    await expect(await shelf.list()).toHaveLength(1);
    await expect(JSON.stringify(localStorage)).not.toContain('Before the visit');
  },
};

/** A snapshot of an older version is listed with the reason why it cannot be restored. */
export const Kept: Story = {
  beforeEach: keepTwo,
  play: async () => {
    const console = await openConsole('Data');
    const words = `Saved by version ${SNAPSHOT_VERSION - 1} of the mock. This is version ${SNAPSHOT_VERSION}, which cannot restore it.`;
    await expect(await console.findByText(words)).toBeVisible();
    await expect(console.queryByRole('button', { name: 'Restore Of last year' })).toBeNull();
    await userEvent.click(console.getByRole('button', { name: 'Restore Before the visit' }));
    await waitFor(() => expect(goSpy).toHaveBeenCalledWith(''));
    await expect(restoreSpy).toHaveBeenCalledWith(expect.objectContaining({ clockOffset: 2 * 86_400_000 }));
  },
};

export const Rename: Story = {
  beforeEach: keepTwo,
  play: async () => {
    const console = await openConsole('Data');
    await userEvent.click(await console.findByRole('button', { name: 'Rename Before the visit' }));
    const field = console.getByRole('textbox', { name: 'New name of Before the visit' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Of last year{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already\. Please choose another name\.$/));
    await userEvent.clear(field);
    await userEvent.type(field, 'After the visit{Enter}');
    await expect(await console.findByRole('heading', { name: 'After the visit' })).toBeVisible();
    await expect(console.queryByRole('heading', { name: 'Before the visit' })).toBeNull();
    await expect(JSON.parse(await shelf.read('After the visit'))).toMatchObject({ scenario: 'clinic' });
  },
};

/** The focus starts on the safe answer, and returns to the button that opened the question. */
export const Replace: Story = {
  beforeEach: keepTwo,
  args: { fill: ({ store }) => store.advance(3_600_000) },
  play: async () => {
    const console = await openConsole('Data');
    await userEvent.click(await console.findByRole('button', { name: 'Replace Before the visit' }));
    await expect(console.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(console.getByRole('button', { name: 'Replace Before the visit' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(console.getByRole('button', { name: 'Replace' }));
    await waitFor(async () =>
      expect(JSON.parse(await shelf.read('Before the visit'))).toMatchObject({ clockOffset: 3_600_000 }),
    );
    await expect(await shelf.list()).toHaveLength(2);
  },
};

/** Deleting asks for confirmation. */
export const Delete: Story = {
  beforeEach: keepTwo,
  play: async () => {
    const console = await openConsole('Data');
    await userEvent.click(await console.findByRole('button', { name: 'Delete Of last year' }));
    await expect(console.getByRole('group', { name: 'Delete Of last year?' })).toBeVisible();
    await expect(await shelf.list()).toHaveLength(2);
    await userEvent.click(console.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(console.queryByRole('heading', { name: 'Of last year' })).toBeNull());
    await expect(console.getByRole('heading', { name: 'Before the visit' })).toBeVisible();
  },
};

/** If another tab has deleted the snapshot, a message says so, and the list is updated. */
export const GoneInAnotherTab: Story = {
  tags: ['behavior', '!state'],
  beforeEach: keepTwo,
  play: async () => {
    const console = await openConsole('Data');
    const button = await console.findByRole('button', { name: 'Restore Before the visit' });
    await shelf.remove('Before the visit');
    await userEvent.click(button);
    await expect(await console.findByRole('alert')).toHaveTextContent(
      'The snapshot “Before the visit” is no longer there.',
    );
    await expect(goSpy).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(console.queryByRole('heading', { name: 'Before the visit' })).toBeNull());
  },
};

const refused = (words: string) => () => Promise.reject(new Error(words));

/** If the browser stores nothing (a private window), the message suggests an export as a file. */
export const NotKept: Story = {
  args: {
    snapshots: {
      ...shelf,
      list: refused(
        'This browser does not keep snapshots: its storage is switched off or full. Please export the state as a file instead.',
      ),
    } satisfies SnapshotStorage,
  },
  play: async () => {
    const console = await openConsole('Data');
    await expect(await console.findByRole('alert')).toHaveTextContent(
      /^This browser does not keep snapshots/,
    );
  },
};

/** If the storage is full, nothing is saved, and the name stays in its field. */
export const NoRoom: Story = {
  args: {
    snapshots: {
      ...shelf,
      add: refused(
        'This browser has no more room for the snapshot. Please delete another one, or export this one as a file.',
      ),
    } satisfies SnapshotStorage,
  },
  play: async () => {
    const console = await openConsole('Data');
    await save('Ten thousand patients');
    await expect(await console.findByText(/^This browser has no more room/)).toBeVisible();
    await expect(await nameField()).toHaveValue('Ten thousand patients');
  },
};

export const OnPhone: Story = {
  ...Kept,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const console = await openConsole('Data');
    (await console.findByRole('heading', { name: 'Before the visit' })).scrollIntoView();
  },
};
