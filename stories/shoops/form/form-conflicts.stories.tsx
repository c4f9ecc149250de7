import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sendDraft, updateShoops } from '#mocks/rules/shoops.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import {
  addDraftShoop,
  type Form,
  findShoopForm,
  formScreenArgs,
  getAmounts,
  getMedicine,
  getSaveButton,
  listShoops,
  loadDraftIntoForm,
  openNote,
  patientId,
  waitUntilEmpty,
} from './form-support.ts';

/** Conflicts of an open draft with changes made elsewhere (decision 80). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Physician/A draft in two places',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { ...formScreenArgs, prepare: addDraftShoop },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Returns the draft and its physician. */
function findDraftAndPhysician() {
  const store = getStoryStore();
  const physician = store.tables.accounts.find(({ id }) => id === 'physician');
  const [draft] = listShoops(false);
  if (!physician || !draft) throw new Error('There is no draft');
  return { store, physician, draft };
}

/** Saves the draft as another tab would: 6 mg in the morning instead of 2 mg and 3 mg. */
function saveInOtherTab(): void {
  const { store, physician, draft } = findDraftAndPhysician();
  const { id: shoopId, targetCannabinoid, terpenes, ingestionMethod, note } = draft;
  const medicine = {
    targetCannabinoid,
    terpenes,
    ingestionMethod,
    note,
    frequency: 1,
    frequencyUnit: 'Daily',
  };
  updateShoops(store, physician, {
    isReady: false,
    shoop: [
      {
        ...medicine,
        shoopId,
        userId: patientId,
        dailyDose: 6,
        dailyDoseUnit: 'mg',
        doses: [{ dose: 6, doseUnit: 'mg', doseTime: 'Morning' }],
      },
    ],
  });
}

const conflictTitle = 'This draft was saved elsewhere since you opened it.';
/** Returns the notice of the conflict. */
const findConflict = async (form: Form) => {
  const title = await form.findByText(conflictTitle);
  return within(title.closest<HTMLElement>('[role=status]') as HTMLElement);
};

/** Edits the draft and saves it after another tab has. */
async function saveAfterOtherTab(): Promise<Form> {
  const form = await findShoopForm();
  await loadDraftIntoForm(form);
  await userEvent.type(await openNote(getMedicine(form, 1)), 'At bedtime');
  saveInOtherTab();
  await userEvent.click(getSaveButton(form));
  return form;
}

/** The conflict shows both versions, and nothing is saved until one of them is chosen. */
export const SavedInOtherTab: Story = {
  tags: ['state'],
  play: async () => {
    const form = await saveAfterOtherTab();
    const summary = within(await form.findByRole('region', { name: 'Please check these answers' }));
    const link = summary.getByRole('link', {
      name: 'Medicine 1: Please choose which of the two drafts counts.',
    });
    const notice = await findConflict(form);
    await expect(notice.getByText(/^When you opened it: 5.mg$/)).toBeVisible();
    await expect(notice.getByText(/^Saved since: 6.mg$/)).toBeVisible();
    await userEvent.click(getSaveButton(form));
    await expect(listShoops(false)).toMatchObject([{ dailyDose: 6, note: '' }]);
    await userEvent.click(link);
    await expect(document.activeElement).toContainElement(notice.getByText(conflictTitle));
  },
};

export const OwnVersionKept: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await saveAfterOtherTab();
    await userEvent.click((await findConflict(form)).getByRole('button', { name: 'Keep what is here' }));
    await expect(form.queryByText(conflictTitle)).toBeNull();
    await expect(form.getByRole('combobox', { name: 'Target cannabinoid' })).toHaveFocus();
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([{ dailyDose: 5, note: 'At bedtime' }]);
    await expect(listShoops(false)[0]?.ShoopDoses.map(({ dose }) => dose)).toEqual([2, 3]);
  },
};

export const SavedVersionTaken: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await saveAfterOtherTab();
    await userEvent.click((await findConflict(form)).getByRole('button', { name: 'Take what was saved' }));
    await expect(await openNote(getMedicine(form, 1))).toHaveValue('');
    await expect(getAmounts(getMedicine(form, 1)).map((input) => (input as HTMLInputElement).value)).toEqual([
      '6',
    ]);
    await userEvent.type(await openNote(getMedicine(form, 1)), 'With food');
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([{ dailyDose: 6, note: 'With food' }]);
    await expect(listShoops(false)[0]?.ShoopDoses).toHaveLength(1);
  },
};

/** A draft that was sent elsewhere says so and is saved as a new draft. */
export const DraftSentInOtherTab: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findShoopForm();
    await loadDraftIntoForm(form);
    await userEvent.type(await openNote(getMedicine(form, 1)), 'At bedtime');
    const { store, physician, draft } = findDraftAndPhysician();
    sendDraft(store, physician, draft.id);
    await userEvent.click(getSaveButton(form));
    // Once in the summary of problems and once at the medicine.
    await waitFor(() =>
      expect(form.getAllByText(/This draft was sent or removed meanwhile\./)).toHaveLength(2),
    );
    await expect(screen.getByRole('heading', { name: 'Create New SHOOP' })).toBeVisible();
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([{ note: 'At bedtime' }]);
    await expect(listShoops(true)).toMatchObject([{ note: '' }]);
  },
};
