import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { createEveningShoop, replaceShoops, ruthId } from '../support.ts';
import {
  collapseMedicine,
  confirmSending,
  expandMedicine,
  type Form,
  fillMedicine,
  findShoopForm,
  formScreenArgs,
  getMedicine,
  getSendButton,
  getTarget,
  openNote,
  waitUntilEmpty,
} from './form-support.ts';

/** A Shoop that starts from a sent one, and finished medicines that collapse. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Shoop/Starting from a Shoop',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician/patient-profile/complete-patient?view=shoop',
    signedInAs: 'physician@clinic.test',
    prepare: replaceShoops(
      true,
      createEveningShoop('CBN', 5, { note: 'Before bed.', terpenes: [{ value: 'Linalool' }] }),
      createEveningShoop('CBD', 10),
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findStartButtons = () => screen.findAllByRole('button', { name: /^Start from this Shoop/ });

/** Clicks the button of the newest recommendation. */
async function startFromNewest(): Promise<Form> {
  const [newest] = await findStartButtons();
  await userEvent.click(newest as HTMLElement);
  return findShoopForm();
}
const listShoopsOfRuth = () => getStoryStore().tables.shoops.filter(({ userId }) => userId === ruthId);

/** The form has all values, with the target selected: one number and two clicks send a change. */
export const StartedFromSentShoop: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await startFromNewest();
    const card = getMedicine(form, 1);
    await waitFor(() => expect(getTarget(card)).toHaveFocus());
    await userEvent.keyboard('7.5');
    await expect(getTarget(card)).toHaveValue('7.5');
    await expect(card.getByText('Linalool')).toBeVisible();
    await expect(await openNote(card)).toHaveValue('Before bed.');
    await userEvent.click(card.getByRole('button', { name: 'Split evenly' }));
    await userEvent.click(getSendButton(form));
    await confirmSending();
    await waitUntilEmpty(form);
    // The two of `prepare`, then the one that was sent.
    const [first, , last] = listShoopsOfRuth();
    await expect(last).toMatchObject({
      targetCannabinoid: 'CBN',
      dailyDose: 7.5,
      note: 'Before bed.',
      terpenes: [{ value: 'Linalool' }],
      ShoopDoses: [{ dose: 7.5, doseTime: 'Evening' }],
      isReady: true,
    });
    await expect(last?.id).not.toBe(first?.id);
  },
};

/** A second click adds nothing and focuses the medicine that is there. */
export const StartClickedTwice: Story = {
  tags: ['behavior', '!state'],
  args: { path: `${formScreenArgs.path.replace('new-patient', ruthId)}` },
  play: async () => {
    const form = await findShoopForm();
    const [button] = await findStartButtons();
    await userEvent.dblClick(button as HTMLElement);
    await waitFor(() => expect(getTarget(getMedicine(form, 1))).toHaveFocus());
    await userEvent.keyboard('7.5');
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(getTarget(getMedicine(form, 1))).toHaveFocus());
    await expect(getTarget(getMedicine(form, 1))).toHaveValue('7.5');
    await expect(form.queryByRole('group', { name: /^Medicine 2/ })).toBeNull();
  },
};

/** Undo removes the medicine with the edits made to it, and can itself be undone. */
export const StartUndone: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await startFromNewest();
    await waitFor(() => expect(getTarget(getMedicine(form, 1))).toHaveFocus());
    await userEvent.keyboard('7.5');
    await userEvent.click(form.getByRole('button', { name: /^Undo: Started from the Shoop of / }));
    await waitUntilEmpty(form);
    await userEvent.click(form.getByRole('button', { name: 'Undo: Taken out: CBN.' }));
    await expect(getTarget(getMedicine(form, 1))).toHaveValue('7.5');
    await expect(listShoopsOfRuth()).toHaveLength(2);
  },
};

/** The medicine is added after the entered ones; older recommendations can be used as well. */
export const AddedToTypedMedicines: Story = {
  tags: ['behavior', '!state'],
  args: { path: `${formScreenArgs.path.replace('new-patient', ruthId)}` },
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1), { name: 'CBG' });
    await userEvent.click(screen.getByRole('link', { name: 'Dosing History' }));
    const [, earlier] = await findStartButtons();
    await userEvent.click(earlier as HTMLElement);
    await waitFor(() => expect(getTarget(getMedicine(form, 2))).toHaveFocus());
    await expect(getMedicine(form, 2).getByRole('combobox')).toHaveValue('CBD (cannabidiol)');
    await expect(getTarget(getMedicine(form, 1))).toHaveValue('5');
  },
};

/** The panel next to the form shows the current recommendation with the same button. */
export const StartedFromPatientInView: Story = {
  tags: ['behavior', '!state'],
  args: { path: `${formScreenArgs.path.replace('new-patient', ruthId)}` },
  play: async () => {
    const form = await findShoopForm();
    const patientInView = within(screen.getByRole('region', { name: 'Patient in view' }));
    const recommendedNow = within(await patientInView.findByRole('group', { name: 'Recommended now' }));
    await expect(
      recommendedNow.getByText('5 mg a day · Evening 5 mg · Ingested · with a note'),
    ).toBeVisible();
    await userEvent.click(recommendedNow.getByRole('button', { name: /^Start from this Shoop/ }));
    await waitFor(() => expect(getTarget(getMedicine(form, 1))).toHaveFocus());
  },
};

/** A finished medicine collapses when another is added; expanding it focuses its first field. */
export const MedicineCollapsed: Story = {
  args: { ...formScreenArgs },
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1), { name: 'CBN' });
    await userEvent.click(form.getByRole('button', { name: 'Add another medicine' }));
    await expect(getMedicine(form, 1).getByText('5 mg a day')).toBeVisible();
    await expect(getMedicine(form, 1).queryByRole('textbox')).toBeNull();
    // Unfinished medicines cannot be collapsed.
    await expect(getMedicine(form, 2).queryByRole('button', { name: 'Fold medicine 2' })).toBeNull();
    await expandMedicine(form, 1);
    await expect(getMedicine(form, 1).getByRole('combobox')).toHaveFocus();
    await collapseMedicine(form, 1);
    await expect(form.getByRole('button', { name: 'Edit medicine 1' })).toHaveFocus();
  },
};
