import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import {
  choosePicture,
  createPictureFile,
  enterPassword,
  expectMovedTo,
  expectToast,
  findForm,
  update,
} from './support.ts';

/** Steps 2 and 3 of a physician's My Profile, which patients have as well (physician §2, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/My profile/Image and password',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/profile?step=image', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const imageStepTitle = 'Profile Image';
const passwordStepTitle = 'Update Password';
const validPassword = 'Another#2026';

/** Chooses a picture, which enables Update, and returns the form. */
async function chooseNewPicture() {
  const form = await findForm(imageStepTitle);
  await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  await choosePicture(await createPictureFile(600, 450));
  await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toBeEnabled());
  return form;
}

/** The menu shows the new portrait, and the wizard moves on to the password. */
export const PictureUpdated: Story = {
  play: async () => {
    const readPortrait = () =>
      screen.getByRole('navigation', { name: 'Main' }).querySelector<HTMLImageElement>('img')?.src;
    await findForm(imageStepTitle);
    await expect(readPortrait()).toMatch(/^data:image\/svg/);
    await update(await chooseNewPicture());
    await expectToast('status', 'Personal Image Update Successfully');
    await expectMovedTo(passwordStepTitle);
    await waitFor(() => expect(readPortrait()).toMatch(/^data:image\/jpeg/));
  },
};

export const PictureRefused: Story = {
  args: { faults: [{ endpoint: 'updateProfileImage', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const form = await chooseNewPicture();
    await update(form);
    await expectToast('alert', 'Personal Image Not Updated');
    await expect(await form.findByRole('alert')).toHaveTextContent('Your picture is not saved.');
    await expect(form.getByRole('img', { name: 'Preview' })).toBeVisible();
  },
};

/** The password is the last step: the wizard stays there, and both fields are empty. */
export const PasswordUpdated: Story = {
  args: { path: '/physician/profile?step=password' },
  play: async () => {
    const form = await enterPassword(validPassword);
    await update(form);
    await expectToast('status', 'Update Password Successfully');
    await waitFor(() => expect(form.getByLabelText(/^New password/)).toHaveValue(''));
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    await expect(screen.getByText('Step 3 of 3')).toBeVisible();
    await expect(form.queryByRole('link', { name: 'Next' })).toBeNull();
    await userEvent.click(form.getByRole('link', { name: 'Back' }));
    await expectMovedTo(imageStepTitle);
  },
};

export const PasswordRefused: Story = {
  args: {
    path: '/physician/profile?step=password',
    faults: [{ endpoint: 'updatePassword', effect: { kind: 'status', status: 400 } }],
  },
  play: async () => {
    const form = await enterPassword(validPassword);
    await update(form);
    await expectToast('alert', 'Password Not Updated');
    await expect(await form.findByRole('alert')).toHaveTextContent('Your password is not changed.');
    await expect(form.getByLabelText(/^Confirm new password/)).toHaveValue(validPassword);
  },
};
