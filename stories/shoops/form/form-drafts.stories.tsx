import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { buildDailyShoop } from '#mocks/seed/regimens.ts';
import { addSentShoop } from '#mocks/seed/scene.ts';
import { Screen } from '#stories/support/screen.tsx';
import {
  fillMedicine,
  findShoopForm,
  formScreenArgs,
  getAmounts,
  getCannabinoid,
  getMedicine,
  getSaveButton,
  listShoops,
  openNote,
  patientId,
  waitUntilEmpty,
} from './form-support.ts';

/** An unsaved Shoop is kept for its patient, and leaving it asks (physician §4, §6). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Physician/Shoop not saved yet',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: formScreenArgs,
};
export default meta;
type Story = StoryObj<typeof Screen>;

const eveningDose = { dose: '5', doseUnit: 'mg', doseTime: 'Evening' };
const cbd = {
  ...blankMedicine(),
  targetCannabinoid: 'CBD',
  dailyDose: '5',
  dailyDoseUnit: 'mg',
  note: 'At bedtime',
  doses: [eveningDose],
};
/** Returns screen arguments with an unsaved Shoop of these medicines. */
const createDraftArgs = (...shoop: object[]) => ({
  drafts: [{ userId: 'physician', patientId: patientId, module: 'Shoop', answers: { shoop } }],
});

/** Returns the notice that offers the unsaved Shoop. */
const findNotice = async () => {
  const title = (await screen.findByText(/^Unsaved Shoop from \d/)).closest<HTMLElement>('[role=status]');
  return within(title as HTMLElement);
};
const restoreDraft = async () => {
  await userEvent.click((await findNotice()).getByRole('button', { name: 'Restore' }));
  return findShoopForm();
};

/** A draft is offered after a reload and restored in full, still unsaved. */
export const DraftRestored: Story = {
  args: createDraftArgs(cbd, { ...cbd, targetCannabinoid: 'CBN' }),
  play: async () => {
    const form = await restoreDraft();
    await expect(getCannabinoid(getMedicine(form, 2))).toHaveValue('CBN');
    await expect(getAmounts(getMedicine(form, 1))[0]).toHaveValue('5');
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toHaveLength(2);
  },
};

export const DraftDiscarded: Story = {
  tags: ['behavior', '!state'],
  args: createDraftArgs(cbd),
  play: async () => {
    await userEvent.click((await findNotice()).getByRole('button', { name: 'Discard' }));
    await expect(getCannabinoid(getMedicine(await findShoopForm(), 1))).toHaveValue('');
  },
};

/** A draft is not offered for another patient. */
export const DraftOfOtherPatient: Story = {
  tags: ['behavior', '!state'],
  args: { ...createDraftArgs(cbd), path: '/physician/patient-profile/complete-patient?view=shoop&step=new' },
  play: async () => {
    await expect(getCannabinoid(getMedicine(await findShoopForm(), 1))).toHaveValue('');
    await expect(screen.queryByText(/^Unsaved Shoop/)).toBeNull();
  },
};

/** A restored draft Shoop that was sent or removed says so and is saved as a new one. */
export const StoredDraftGone: Story = {
  tags: ['behavior', '!state'],
  args: createDraftArgs({
    ...cbd,
    shoopId: 'shoop-of-long-ago',
    storedDoses: [{ id: 'x', ...eveningDose, dose: 5 }],
    origin: 'Draft',
  }),
  play: async () => {
    const form = await restoreDraft();
    await expect(await form.findByText('This draft was sent or removed meanwhile.')).toBeVisible();
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([{ targetCannabinoid: 'CBD', note: 'At bedtime' }]);
  },
};

/** The page closed before the answer: a draft that equals a stored Shoop is not offered. */
export const DraftWasSaved: Story = {
  tags: ['behavior', '!state'],
  args: {
    ...createDraftArgs(cbd),
    prepare: (store) => {
      const sent = buildDailyShoop('CBD', [[5, 'Evening']], { ingestionMethod: '', note: 'At bedtime' });
      addSentShoop(store, patientId, sent);
    },
  },
  play: async () => {
    await expect(getCannabinoid(getMedicine(await findShoopForm(), 1))).toHaveValue('');
    await expect(screen.queryByText(/^Unsaved Shoop/)).toBeNull();
  },
};

/** A draft of an unknown shape is ignored. */
export const UnreadableDraft: Story = {
  args: createDraftArgs({ targetCannabinoid: 7, doses: 'none' } as object),
  play: async () => {
    await expect(getCannabinoid(getMedicine(await findShoopForm(), 1))).toHaveValue('');
  },
};

/** Moving to another step or tab keeps the answers; leaving the page asks and names the form. */
export const LeavingAsks: Story = {
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    const steps = within(screen.getByRole('navigation', { name: 'Shoop steps' }));
    await userEvent.click(steps.getByRole('link', { name: 'Dosing History' }));
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of the record' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Notes' }));
    await userEvent.click(tabs.getByRole('link', { name: 'View Patient Shoop' }));
    await userEvent.click(steps.getByRole('link', { name: 'Create New Shoop' }));
    await expect(await openNote(getMedicine(form, 1))).toBeVisible();
    await expect(getAmounts(getMedicine(form, 1))[0]).toHaveValue('5');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await expect(
      question.getByText('You have answers that are not saved in Create New Shoop.'),
    ).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
