import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sendDraft, updateShoops } from '#mocks/rules/shoops.ts';
import { Screen } from '#stories/support/screen.tsx';
import { storeOfStory } from '#stories/support/story-store.ts';
import {
  addDraftShoop,
  amounts,
  type Form,
  formScreenArgs,
  loadDraftIntoForm,
  medicine,
  note,
  PATIENT,
  save,
  shoopForm,
  storedShoops,
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
function elsewhere() {
  const store = storeOfStory();
  const physician = store.tables.accounts.find(({ id }) => id === 'physician');
  const [draft] = storedShoops(false);
  if (!physician || !draft) throw new Error('There is no draft');
  return { store, physician, draft };
}

/** Saves the draft as another tab would: 6 mg in the morning instead of 2 mg and 3 mg. */
function saveElsewhere(): void {
  const { store, physician, draft } = elsewhere();
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
        userId: PATIENT,
        dailyDose: 6,
        dailyDoseUnit: 'mg',
        doses: [{ dose: 6, doseUnit: 'mg', doseTime: 'Morning' }],
      },
    ],
  });
}

const TITLE = 'This draft was saved elsewhere since you opened it.';
const conflict = async (form: Form) => {
  const title = await form.findByText(TITLE);
  return within(title.closest<HTMLElement>('[role=status]') as HTMLElement);
};

/** Edits the draft and saves it after another tab has. */
async function saveLate(): Promise<Form> {
  const form = await shoopForm();
  await loadDraftIntoForm(form);
  await userEvent.type(await note(medicine(form, 1)), 'At bedtime');
  saveElsewhere();
  await userEvent.click(save(form));
  return form;
}

/** The conflict shows both versions, and nothing is saved until one of them is chosen. */
export const ChangedElsewhere: Story = {
  tags: ['state'],
  play: async () => {
    const form = await saveLate();
    const summary = within(await form.findByRole('region', { name: 'Please check these answers' }));
    const link = summary.getByRole('link', {
      name: 'Medicine 1: Please choose which of the two drafts counts.',
    });
    const notice = await conflict(form);
    await expect(notice.getByText(/^When you opened it: 5.mg$/)).toBeVisible();
    await expect(notice.getByText(/^Saved since: 6.mg$/)).toBeVisible();
    await userEvent.click(save(form));
    await expect(storedShoops(false)).toMatchObject([{ dailyDose: 6, note: '' }]);
    await userEvent.click(link);
    await expect(document.activeElement).toContainElement(notice.getByText(TITLE));
  },
};

export const KeptMine: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await saveLate();
    await userEvent.click((await conflict(form)).getByRole('button', { name: 'Keep what is here' }));
    await expect(form.queryByText(TITLE)).toBeNull();
    await expect(form.getByRole('combobox', { name: 'Target cannabinoid' })).toHaveFocus();
    await userEvent.click(save(form));
    await waitUntilEmpty(form);
    await expect(storedShoops(false)).toMatchObject([{ dailyDose: 5, note: 'At bedtime' }]);
    await expect(storedShoops(false)[0]?.ShoopDoses.map(({ dose }) => dose)).toEqual([2, 3]);
  },
};

export const TookTheOther: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await saveLate();
    await userEvent.click((await conflict(form)).getByRole('button', { name: 'Take what was saved' }));
    await expect(await note(medicine(form, 1))).toHaveValue('');
    await expect(amounts(medicine(form, 1)).map((input) => (input as HTMLInputElement).value)).toEqual(['6']);
    await userEvent.type(await note(medicine(form, 1)), 'With food');
    await userEvent.click(save(form));
    await waitUntilEmpty(form);
    await expect(storedShoops(false)).toMatchObject([{ dailyDose: 6, note: 'With food' }]);
    await expect(storedShoops(false)[0]?.ShoopDoses).toHaveLength(1);
  },
};

/** A draft that was sent elsewhere says so and is saved as a new draft. */
export const GoneMeanwhile: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await shoopForm();
    await loadDraftIntoForm(form);
    await userEvent.type(await note(medicine(form, 1)), 'At bedtime');
    const { store, physician, draft } = elsewhere();
    sendDraft(store, physician, draft.id);
    await userEvent.click(save(form));
    // Once in the summary of problems and once at the medicine.
    await waitFor(() =>
      expect(form.getAllByText(/This draft was sent or removed meanwhile\./)).toHaveLength(2),
    );
    await expect(screen.getByRole('heading', { name: 'Create New SHOOP' })).toBeVisible();
    await userEvent.click(save(form));
    await waitUntilEmpty(form);
    await expect(storedShoops(false)).toMatchObject([{ note: 'At bedtime' }]);
    await expect(storedShoops(true)).toMatchObject([{ note: '' }]);
  },
};
