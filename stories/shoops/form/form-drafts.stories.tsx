import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { buildDailyShoop } from '#mocks/seed/regimens.ts';
import { addSentShoop } from '#mocks/seed/scene.ts';
import { Screen } from '#stories/support/screen.tsx';
import {
  amounts,
  cannabinoid,
  fillMedicine,
  formScreenArgs,
  medicine,
  note,
  PATIENT,
  save,
  shoopForm,
  storedShoops,
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

const dose = { dose: '5', doseUnit: 'mg', doseTime: 'Evening' };
const cbd = {
  ...blankMedicine(),
  targetCannabinoid: 'CBD',
  dailyDose: '5',
  dailyDoseUnit: 'mg',
  note: 'At bedtime',
  doses: [dose],
};
const left = (...shoop: object[]) => ({
  drafts: [{ userId: 'physician', patientId: PATIENT, module: 'Shoop', answers: { shoop } }],
});

const notice = async () => {
  const found = (await screen.findByText(/^Unsaved Shoop from \d/)).closest<HTMLElement>('[role=status]');
  return within(found as HTMLElement);
};
const restore = async () => {
  await userEvent.click((await notice()).getByRole('button', { name: 'Restore' }));
  return shoopForm();
};

/** A draft is offered after a reload and restored in full, still unsaved. */
export const Restored: Story = {
  args: left(cbd, { ...cbd, targetCannabinoid: 'CBN' }),
  play: async () => {
    const form = await restore();
    await expect(cannabinoid(medicine(form, 2))).toHaveValue('CBN');
    await expect(amounts(medicine(form, 1))[0]).toHaveValue('5');
    await userEvent.click(save(form));
    await waitUntilEmpty(form);
    await expect(storedShoops(false)).toHaveLength(2);
  },
};

export const Discarded: Story = {
  tags: ['behavior', '!state'],
  args: left(cbd),
  play: async () => {
    await userEvent.click((await notice()).getByRole('button', { name: 'Discard' }));
    await expect(cannabinoid(medicine(await shoopForm(), 1))).toHaveValue('');
  },
};

/** A draft is not offered for another patient. */
export const NotAnotherPatients: Story = {
  tags: ['behavior', '!state'],
  args: { ...left(cbd), path: '/physician/patient-profile/complete-patient?view=shoop&step=new' },
  play: async () => {
    await expect(cannabinoid(medicine(await shoopForm(), 1))).toHaveValue('');
    await expect(screen.queryByText(/^Unsaved Shoop/)).toBeNull();
  },
};

/** A restored draft Shoop that was sent or removed says so and is saved as a new one. */
export const DraftGoneMeanwhile: Story = {
  tags: ['behavior', '!state'],
  args: left({
    ...cbd,
    shoopId: 'shoop-of-long-ago',
    storedDoses: [{ id: 'x', ...dose, dose: 5 }],
    origin: 'Draft',
  }),
  play: async () => {
    const form = await restore();
    await expect(await form.findByText('This draft was sent or removed meanwhile.')).toBeVisible();
    await userEvent.click(save(form));
    await waitUntilEmpty(form);
    await expect(storedShoops(false)).toMatchObject([{ targetCannabinoid: 'CBD', note: 'At bedtime' }]);
  },
};

/** The page closed before the answer: a draft that equals a stored Shoop is not offered. */
export const SavedAfterAll: Story = {
  tags: ['behavior', '!state'],
  args: {
    ...left(cbd),
    prepare: (store) => {
      const sent = buildDailyShoop('CBD', [[5, 'Evening']], { ingestionMethod: '', note: 'At bedtime' });
      addSentShoop(store, PATIENT, sent);
    },
  },
  play: async () => {
    await expect(cannabinoid(medicine(await shoopForm(), 1))).toHaveValue('');
    await expect(screen.queryByText(/^Unsaved Shoop/)).toBeNull();
  },
};

/** A draft of an unknown shape is ignored. */
export const Unreadable: Story = {
  args: left({ targetCannabinoid: 7, doses: 'none' } as object),
  play: async () => {
    await expect(cannabinoid(medicine(await shoopForm(), 1))).toHaveValue('');
  },
};

/** Moving to another step or tab keeps the answers; leaving the page asks and names the form. */
export const Leaving: Story = {
  play: async () => {
    const form = await shoopForm();
    await fillMedicine(medicine(form, 1));
    const steps = within(screen.getByRole('navigation', { name: 'Shoop steps' }));
    await userEvent.click(steps.getByRole('link', { name: 'Dosing History' }));
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of the record' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Notes' }));
    await userEvent.click(tabs.getByRole('link', { name: 'View Patient Shoop' }));
    await userEvent.click(steps.getByRole('link', { name: 'Create New Shoop' }));
    await expect(await note(medicine(form, 1))).toBeVisible();
    await expect(amounts(medicine(form, 1))[0]).toHaveValue('5');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await expect(
      question.getByText('You have answers that are not saved in Create New Shoop.'),
    ).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
