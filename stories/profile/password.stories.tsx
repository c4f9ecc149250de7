import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { enterPassword, expectMovedTo, expectToast, findForm, openStep, update } from './support.ts';

const stepTitle = 'Update Password';
const validPassword = 'Another#2026';

/** Step 3 of My Profile (accounts §2.16, §5, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/My profile/Update password',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile?step=password', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** The checklist follows the input, and both errors are shown at their fields. */
export const WeakAndDifferentPasswords: Story = {
  play: async () => {
    await expect((await findForm(stepTitle)).getByRole('button', { name: 'Update' })).toBeDisabled();
    const form = await enterPassword('another2026', 'another2027');
    await update(form);
    const password = form.getByLabelText(/^New password/);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toBeInvalid();
    await expect(form.getByText('Password Does Not Match')).toBeVisible();
    await expect(form.getByText('Please choose a password that meets every point of the list')).toBeVisible();
  },
};

/** After the update, both fields are empty and Update is disabled. */
export const PasswordUpdated: Story = {
  play: async () => {
    const form = await enterPassword(validPassword);
    await update(form);
    await expectToast('status', 'Update Password Successfully');
    await expectMovedTo('Physician');
    await openStep(stepTitle);
    await expect(form.getByLabelText(/^New password/)).toHaveValue('');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  },
};

/** A second update sets the same password again, so it does no harm. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'updatePassword', effect: { kind: 'lost-answer' }, once: true }] },
  play: async () => {
    const form = await enterPassword(validPassword);
    await update(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Your password may have been changed.');
    await expect(form.getByText('Update it again to be sure.')).toBeVisible();
    await update(form);
    await expectToast('status', 'Update Password Successfully');
  },
};

export const UpdateRefused: Story = {
  args: { faults: [{ endpoint: 'updatePassword', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const form = await enterPassword(validPassword);
    await update(form);
    await expectToast('alert', 'Password Not Updated');
    await expect(await form.findByRole('alert')).toHaveTextContent('Your password is not changed.');
    await expect(form.getByLabelText(/^Confirm new password/)).toHaveValue(validPassword);
    await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
  },
};
