import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import {
  beginCropping,
  choosePicture,
  enterCode,
  expectNoDialog,
  expectThanks,
  fillIn,
  findApplicant,
  findForm,
  registrationFormName,
  submit,
} from './support.ts';

/** Picture of a physician's registration (physician §2, §9). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Accounts/Physician registration/Picture',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician-signup',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** A file that is no picture shows an error; a picture is sent with the registration. */
export const PictureChosen: Story = {
  play: async () => {
    const form = await fillIn();
    await choosePicture(new File(['GIF89a'], 'me.gif'));
    const refusalText = 'Please choose a picture: a .jpg, .jpeg or .png file.';
    await expect(await form.findByText(refusalText)).toBeVisible();
    const { use } = await beginCropping();
    await userEvent.click(use);
    await expectNoDialog();
    await expect(form.queryByText(refusalText)).toBeNull();
    const picture = form.getByRole('img', { name: 'The one you have chosen' });
    // A cropped picture has this size (physician §9).
    await expect(picture).toHaveProperty('naturalWidth', 150);
    await expect(picture).toHaveProperty('naturalHeight', 133);
    await submit(form);
    await enterCode();
    await expectThanks();
    await expect(findApplicant()?.profileImage).toMatch(/^data:image\/jpeg;base64,/);
  },
};

export const PictureRemoved: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findForm(registrationFormName);
    const { use } = await beginCropping();
    await userEvent.click(use);
    await userEvent.click(await form.findByRole('button', { name: 'Remove picture' }));
    await expect(form.queryByRole('img', { name: 'The one you have chosen' })).toBeNull();
    await expect(form.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  },
};

/** On a phone the dialog's buttons are in view; the crop frame also moves by arrow keys. */
export const PictureCropped: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { dialog } = await beginCropping();
    await userEvent.click(dialog.getByLabelText(/move the crop selection area/));
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await expect(screen.queryByRole('img', { name: 'The one you have chosen' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
    // A canceled picture can be chosen again. The story ends with its dialog open.
    await beginCropping();
  },
};

/** A file with a JPEG's first bytes and corrupt content. */
export const UnreadableFile: Story = {
  play: async () => {
    const form = await findForm(registrationFormName);
    await choosePicture(new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], 'me.jpg'));
    const refusalText = 'This picture could not be read. Please choose another one.';
    await expect(await form.findByText(refusalText)).toBeVisible();
    await expectNoDialog();
  },
};
