import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { storeOfStory } from '#stories/support/story-store.ts';
import {
  AT_FORM,
  confirmSending,
  emptied,
  type Form,
  fill,
  fold,
  medicine,
  note,
  send,
  shoopForm,
  target,
  unfold,
} from './form-support.ts';
import { evening, only, RUTH } from './support.ts';

/** A Shoop that starts from one that was sent, and medicines that fold once they are finished. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Shoop/Starting from a Shoop',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician/patient-profile/complete-patient?view=shoop',
    signedInAs: 'physician@clinic.test',
    prepare: only(
      true,
      evening('CBN', 5, { note: 'Before bed.', terpenes: [{ value: 'Linalool' }] }),
      evening('CBD', 10),
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const startButtons = () => screen.findAllByRole('button', { name: /^Start from this Shoop/ });

/** Presses the button of the newest recommendation. */
async function start(): Promise<Form> {
  const [newest] = await startButtons();
  await userEvent.click(newest as HTMLElement);
  return shoopForm();
}
const sentToRuth = () => storeOfStory().tables.shoops.filter(({ userId }) => userId === RUTH);

/** Everything that was sent stands in the form, the target dose selected: one number and two clicks send it changed. */
export const Started: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await start();
    const card = medicine(form, 1);
    await waitFor(() => expect(target(card)).toHaveFocus());
    await userEvent.keyboard('7.5');
    await expect(target(card)).toHaveValue('7.5');
    await expect(card.getByText('Linalool')).toBeVisible();
    await expect(await note(card)).toHaveValue('Before bed.');
    await userEvent.click(card.getByRole('button', { name: 'Split evenly' }));
    await userEvent.click(send(form));
    await confirmSending();
    await emptied(form);
    const [first, , last] = sentToRuth();
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

/** A second press adds nothing, and leads to the medicine that is there. */
export const PressedTwice: Story = {
  tags: ['behavior', '!state'],
  args: { path: `${AT_FORM.path.replace('new-patient', RUTH)}` },
  play: async () => {
    const form = await shoopForm();
    const [button] = await startButtons();
    await userEvent.dblClick(button as HTMLElement);
    await waitFor(() => expect(target(medicine(form, 1))).toHaveFocus());
    await userEvent.keyboard('7.5');
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(target(medicine(form, 1))).toHaveFocus());
    await expect(target(medicine(form, 1))).toHaveValue('7.5');
    await expect(form.queryByRole('group', { name: /^Medicine 2/ })).toBeNull();
  },
};

/** Undo takes out all of it, with what was typed into it, and brings that back. */
export const Undone: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await start();
    await waitFor(() => expect(target(medicine(form, 1))).toHaveFocus());
    await userEvent.keyboard('7.5');
    await userEvent.click(form.getByRole('button', { name: /^Undo: Started from the Shoop of / }));
    await emptied(form);
    await userEvent.click(form.getByRole('button', { name: 'Undo: Taken out: CBN.' }));
    await expect(target(medicine(form, 1))).toHaveValue('7.5');
    await expect(sentToRuth()).toHaveLength(2);
  },
};

/** What was typed before stays; the next start comes after it, and a recommendation of long ago works as well. */
export const BesideWhatWasTyped: Story = {
  tags: ['behavior', '!state'],
  args: { path: `${AT_FORM.path.replace('new-patient', RUTH)}` },
  play: async () => {
    const form = await shoopForm();
    await fill(medicine(form, 1), { name: 'CBG' });
    await userEvent.click(screen.getByRole('link', { name: 'Dosing History' }));
    const [, earlier] = await startButtons();
    await userEvent.click(earlier as HTMLElement);
    await waitFor(() => expect(target(medicine(form, 2))).toHaveFocus());
    await expect(medicine(form, 2).getByRole('combobox')).toHaveValue('CBD (cannabidiol)');
    await expect(target(medicine(form, 1))).toHaveValue('5');
  },
};

/** Beside the form stands what is recommended now, and the same start. */
export const FromThePatientInView: Story = {
  tags: ['behavior', '!state'],
  args: { path: `${AT_FORM.path.replace('new-patient', RUTH)}` },
  play: async () => {
    const form = await shoopForm();
    const view = within(screen.getByRole('region', { name: 'Patient in view' }));
    const now = within(await view.findByRole('group', { name: 'Recommended now' }));
    await expect(now.getByText('5 mg a day · Evening 5 mg · Ingested · with a note')).toBeVisible();
    await userEvent.click(now.getByRole('button', { name: /^Start from this Shoop/ }));
    await waitFor(() => expect(target(medicine(form, 1))).toHaveFocus());
  },
};

/** A finished medicine is one line as soon as another one is added, and opens at its first field. */
export const Folded: Story = {
  args: { ...AT_FORM },
  play: async () => {
    const form = await shoopForm();
    await fill(medicine(form, 1), { name: 'CBN' });
    await userEvent.click(form.getByRole('button', { name: 'Add another medicine' }));
    await expect(medicine(form, 1).getByText('5 mg a day')).toBeVisible();
    await expect(medicine(form, 1).queryByRole('textbox')).toBeNull();
    // What is not finished does not fold.
    await expect(medicine(form, 2).queryByRole('button', { name: 'Fold medicine 2' })).toBeNull();
    await unfold(form, 1);
    await expect(medicine(form, 1).getByRole('combobox')).toHaveFocus();
    await fold(form, 1);
    await expect(form.getByRole('button', { name: 'Edit medicine 1' })).toHaveFocus();
  },
};
