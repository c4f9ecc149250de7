import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportButton } from '#features/shoops/import/import-button.tsx';
import { SuggestionItem } from '#features/shoops/import/suggestion-item.tsx';
import type { Store } from '#mocks/store/store.ts';
import { Stage } from '../stage.tsx';
import { openDialog, ruthId } from '../support.ts';

const onImport = fn();

/** 'Import Shoop': Shoops that fit the patient's condition (physician §2, §4). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Shoop/Import Shoop',
  component: Stage,
  args: { children: <ImportButton patientId={ruthId} onImport={onImport} /> },
  beforeEach: () => {
    onImport.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Returns a function that changes the patient's saved diagnosis. */
const setDiagnosis = (name: string) => (fresh: Store) => {
  const saved = fresh.tables.intakeRecords.find(
    ({ userId, module }) => userId === ruthId && module === 'Diagnosis',
  );
  Object.assign(saved?.record ?? {}, { name });
};
const getAddButtons = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('button', { name: 'Add to Shoop' });

/** Shows two, then two more. A suggestion can be added once; its button is then disabled. */
export const SuggestionsAdded: Story = {
  play: async () => {
    const dialog = await openDialog('Import Shoop');
    await dialog.findByText(/^Showing 2 of/);
    await expect(getAddButtons(dialog)).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Load more' }));
    await expect(getAddButtons(dialog)).toHaveLength(4);
    const [first] = getAddButtons(dialog) as [HTMLElement];
    await expect(first).toHaveAccessibleDescription('THC delta 9');
    await userEvent.click(first);
    await expect(onImport).toHaveBeenCalledOnce();
    await expect(onImport).toHaveBeenCalledWith(
      expect.objectContaining({ targetCannabinoid: 'THC delta 9' }),
    );
    const addedButton = dialog.getByRole('button', { name: 'Shoop Added' });
    await expect(addedButton).toBeDisabled();
    await expect(getAddButtons(dialog)).toHaveLength(3);
    // Focus stays on the button.
    await waitFor(() => expect(document.activeElement).toContainElement(addedButton));
  },
};

/** Reopened, the dialog still marks the suggestions that are in the form. */
export const MarkedWhenReopened: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDialog('Import Shoop');
    await dialog.findByText(/^Showing 2 of/);
    await userEvent.click(getAddButtons(dialog)[0] as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const reopenedDialog = await openDialog('Import Shoop');
    await expect(await reopenedDialog.findByRole('button', { name: 'Shoop Added' })).toBeDisabled();
  },
};

/** Opened by Enter, suggestions reached by Tab; Escape returns focus to the button. */
export const ImportByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Import Shoop' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Shoop' }));
    await dialog.findByText(/^Showing 2 of/);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await expect(getAddButtons(dialog)[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(getAddButtons(dialog)[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The documented empty text. */
export const NoSuggestions: Story = {
  args: { prepare: setDiagnosis('Hay fever') },
  play: async () => {
    await (await openDialog('Import Shoop')).findByText('No available Shoop fits the patient condition');
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'importShoops', effect: { kind: 'timeout' } }] },
  play: async () => {
    await (await openDialog('Import Shoop')).findByText('Looking for what fits');
  },
};

/** A 400 ends the loading; a toast and the dialog show the server's message (physician §8). */
export const LoadRefused: Story = {
  args: { prepare: setDiagnosis('') },
  play: async () => {
    const dialog = await openDialog('Import Shoop');
    const notice = within(await dialog.findByRole('alert'));
    await waitFor(() =>
      expect(notice.getByText(/The diagnosis of this patient is not known yet/)).toBeVisible(),
    );
    // In the dialog and in a toast.
    await waitFor(() => expect(screen.getAllByText(/not known yet/).length).toBeGreaterThan(1));
    await expect(dialog.queryByText('Looking for what fits')).toBeNull();
  },
};

export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'importShoops', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const dialog = await openDialog('Import Shoop');
    const notice = within(await dialog.findByRole('alert'));
    await waitFor(() => expect(notice.getByText('We could not load the suggestions.')).toBeVisible());
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await dialog.findByText(/^Showing 2 of/);
  },
};

/** On a small phone the dialog fills the screen and does not scroll sideways. */
export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await openDialog('Import Shoop');
    await dialog.findByText(/^Showing 2 of/);
    const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Default label of the button, as documented (decision 42). */
export const DefaultLabel: Story = {
  tags: ['behavior', '!state'],
  args: {
    children: (
      <SuggestionItem
        suggestion={{
          targetCannabinoid: 'CBD',
          terpenes: [],
          dailyDose: 5,
          dailyDoseUnit: 'mg',
          frequency: 1,
          frequencyUnit: 'Daily',
          ingestionMethod: 'Ingested',
          note: '',
          adminNotes: '',
          doses: [{ dose: 5, doseUnit: 'mg', doseTime: 'Evening' }],
        }}
        isAdded={false}
        onAdd={onImport}
      />
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'EDI TO SHOOP' }));
    await expect(onImport).toHaveBeenCalledOnce();
  },
};
