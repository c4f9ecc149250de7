import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectMovedTo, expectToast, findForm, update } from './support.ts';

const stepTitle = 'Settings';

/** Step 6 of My Profile (accounts §2.16, §4.5, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/My profile/Settings',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile?step=settings', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Clicks the switch of two-factor authentication, which enables Update. */
async function toggleTwoFactor() {
  const form = await findForm(stepTitle);
  const toggle = form.getByRole('switch', { name: 'Two-factor authentication' });
  await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  await userEvent.click(toggle);
  await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toBeEnabled());
  return { form, toggle };
}

/** Turning the switch back leaves nothing to update. */
export const SwitchedBack: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { form, toggle } = await toggleTwoFactor();
    await userEvent.click(toggle);
    await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toBeDisabled());
  },
};

export const SettingsUpdated: Story = {
  play: async () => {
    const { form, toggle } = await toggleTwoFactor();
    await update(form);
    await expectToast('status', 'Settings Update Successfully');
    await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toBeDisabled());
    await expect(toggle).toBeChecked();
    // Settings is the last step: the wizard stays there, and the heading gets the focus.
    await expectMovedTo(stepTitle);
  },
};

export const UpdateRefused: Story = {
  args: { faults: [{ endpoint: 'updateSettings', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const { form, toggle } = await toggleTwoFactor();
    await update(form);
    await expectToast('alert', 'Settings Not Updated');
    await expect(await form.findByRole('alert')).toHaveTextContent('Your settings are not saved.');
    await expect(toggle).toBeChecked();
  },
};
