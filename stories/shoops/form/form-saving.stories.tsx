import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { openDialog } from '../support.ts';
import {
  addDraftShoop,
  expandMedicine,
  type Form,
  fillMedicine,
  findShoopForm,
  formScreenArgs,
  getAmounts,
  getCannabinoid,
  getMedicine,
  getSaveButton,
  getTarget,
  listShoops,
  loadDraftIntoForm,
  openNote,
  waitUntilEmpty,
} from './form-support.ts';

/** Outcomes of a save: refused, lost, with drafts, during edits (physician §5, §8; decision 82). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Physician/Saving a Shoop',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: formScreenArgs,
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Makes the next call of an endpoint fail. */
const failNextCall = (
  endpoint: 'createShoops' | 'updateShoop' | 'listPatientShoops',
  status: number,
  message?: string,
) => getStoryStore().addFault({ endpoint, effect: { kind: 'status', status, message }, once: true });

const addMedicine = (form: Form) =>
  userEvent.click(form.getByRole('button', { name: 'Add another medicine' }));

/** Documented messages at the fields and in a linked summary; a fix removes its problem. */
export const RulesBroken: Story = {
  play: async () => {
    const form = await findShoopForm();
    await userEvent.type(getCannabinoid(getMedicine(form, 1)), 'CBD{Enter}');
    await addMedicine(form);
    await fillMedicine(getMedicine(form, 2), { dose: '5' });
    // 50 mg, above the target of 5 mg.
    await userEvent.type(getAmounts(getMedicine(form, 2))[0] as HTMLElement, '0');
    await userEvent.click(getSaveButton(form));
    const summary = within(await form.findByRole('region', { name: 'Please check these answers' }));
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      [
        'Medicine 1, Target daily dose: Please enter a Positive or Fraction value',
        'Medicine 1, Target unit: Please Select Unit',
        'Medicine 1, Doses, Dose 1, Dose: Please enter a Positive or Fraction value',
        'Medicine 1, Doses, Dose 1, Unit: Please Select Unit',
        'Medicine 2, Doses: Daily Dose not greater than Target Daily Dose it should be equal to Target Daily Dose',
        // The summary names a dose without its group, Doses.
      ].map((text) => text.replace('Doses, ', '')),
    );
    await userEvent.click(summary.getByRole('link', { name: /^Medicine 1, Target unit/ }));
    await expect(document.activeElement?.closest('[role=radiogroup]')).toHaveAccessibleName(/^Target unit/);
    await expect(getMedicine(form, 2).getByRole('group', { name: 'Doses' })).toHaveAccessibleDescription(
      /^Daily Dose not greater than Target Daily Dose it should be equal to Target Daily Dose/,
    );
    await userEvent.type(getAmounts(getMedicine(form, 2))[0] as HTMLElement, '{Backspace}');
    await expect(form.queryByRole('link', { name: /not greater/ })).toBeNull();
    await expect(listShoops(false)).toHaveLength(0);
    // The cannabinoid is chosen already.
    await fillMedicine(getMedicine(form, 1), { name: '', dose: '1' });
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toHaveLength(2);
  },
};

/** The documented toast, and the reason next to the buttons; the answers stay. */
export const SaveRefused: Story = {
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    failNextCall('createShoops', 400, 'The clinic is closed.');
    await userEvent.click(getSaveButton(form));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Your Shoop is not saved.Shoop Not created The clinic is closed. Everything you entered is still here.',
    );
    await expect(getCannabinoid(getMedicine(form, 1))).toHaveValue('CBD (cannabidiol)');
    await expect(getAmounts(getMedicine(form, 1))[0]).toHaveValue('5');
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toHaveLength(1);
  },
};

/** Several clicks create one draft. */
export const SaveClickedTwice: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'createShoops', effect: { kind: 'delay', ms: 300 } }] },
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    const button = getSaveButton(form);
    button.click();
    button.click();
    // The busy button takes no clicks by pointer, which userEvent would refuse to make.
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toHaveLength(1);
  },
};

/** The answer is lost but the draft is on the list, so it counts as saved. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'createShoops', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toHaveLength(1);
  },
};

/** The outcome is unknown: the notice offers to check the list before anything is sent again. */
export const OutcomeUnknown: Story = {
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    const store = getStoryStore();
    store.addFault({ endpoint: 'createShoops', effect: { kind: 'lost-answer' }, once: true });
    store.addFault({ endpoint: 'listPatientShoops', effect: { kind: 'offline' } });
    await userEvent.click(getSaveButton(form));
    const notice = within(await form.findByRole('alert'));
    await expect(notice.getByText('Your Shoop may have been saved.')).toBeVisible();
    store.clearFaults();
    await userEvent.click(notice.getByRole('button', { name: 'Look again' }));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toHaveLength(1);
  },
};

/** Edits made while the save is in flight stay unsaved and later update the same draft. */
export const TypedWhileSaving: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'createShoops', effect: { kind: 'delay', ms: 800 }, once: true }] },
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    await userEvent.click(getSaveButton(form));
    await userEvent.type(await openNote(getMedicine(form, 1)), 'With food');
    await expect(await form.findByText(/is still here, and is not saved yet/)).toBeVisible();
    await expect(await openNote(getMedicine(form, 1))).toHaveValue('With food');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Draft SHOOP' })).toBeVisible());
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([{ note: 'With food', ShoopDoses: [{ dose: 5 }] }]);
    await expect(listShoops(false)).toHaveLength(1);
  },
};

/** Editing a draft updates it and creates no second one. */
export const DraftUpdated: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: addDraftShoop },
  play: async () => {
    const form = await findShoopForm();
    await loadDraftIntoForm(form);
    await expect(screen.getByRole('heading', { name: 'Draft SHOOP' })).toBeVisible();
    await screen.findByText('Draft Shoop Added Successfully');
    const card = getMedicine(form, 1);
    await expect(getAmounts(card).map((field) => (field as HTMLInputElement).value)).toEqual(['2', '3']);
    await userEvent.type(await openNote(card), 'At bedtime');
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([
      { targetCannabinoid: 'CBN', note: 'At bedtime', ShoopDoses: [{ dose: 2 }, { dose: 3 }] },
    ]);
    await expect(screen.getByRole('heading', { name: 'Create New SHOOP' })).toBeVisible();
  },
};

/** A draft is added after the entered medicines and overwrites none. */
export const DraftAddedToTypedMedicines: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: addDraftShoop },
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    await loadDraftIntoForm(form);
    await expandMedicine(form, 1);
    await expect(getCannabinoid(getMedicine(form, 1))).toHaveValue('CBD (cannabidiol)');
    await expect(getCannabinoid(getMedicine(form, 2))).toHaveValue('CBN');
  },
};

/** A draft and a new medicine go in one call; a refusal saves neither (decision 82). */
export const DraftAndNewFail: Story = {
  args: { prepare: addDraftShoop },
  play: async () => {
    const form = await findShoopForm();
    await loadDraftIntoForm(form);
    await userEvent.type(await openNote(getMedicine(form, 1)), 'At bedtime');
    await addMedicine(form);
    await fillMedicine(getMedicine(form, 2));
    failNextCall('updateShoop', 400);
    await userEvent.click(getSaveButton(form));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      /^Your Shoop is not saved\.Shoop Not created.*Everything you entered is still here\.$/,
    );
    await expect(getCannabinoid(getMedicine(form, 2))).toHaveValue('CBD (cannabidiol)');
    await expect(listShoops(false)).toMatchObject([{ targetCannabinoid: 'CBN', note: '' }]);
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([
      { targetCannabinoid: 'CBN', note: 'At bedtime' },
      { targetCannabinoid: 'CBD' },
    ]);
  },
};

/** An import replaces an empty medicine and counts as an edit, without the suggestion's ids. */
export const ImportReplacesEmptyMedicine: Story = {
  tags: ['behavior', '!state'],
  args: { ...formScreenArgs, path: '/physician/patient-profile/complete-patient?view=shoop&step=new' },
  play: async () => {
    const form = await findShoopForm();
    const dialog = await openDialog('Import Shoop');
    const [first] = await dialog.findAllByRole('button', { name: 'Add to Shoop' });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await screen.findAllByText('Shoop Added Successfully')).length).toBeGreaterThan(0);
    await expect(screen.getByRole('heading', { name: 'Import SHOOP' })).toBeVisible();
    await expect(form.queryByRole('group', { name: /^Medicine 2/ })).toBeNull();
    await expect(getTarget(getMedicine(form, 1))).not.toHaveValue('');
    await expect(getSaveButton(form)).toBeEnabled();
  },
};
