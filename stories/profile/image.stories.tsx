import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { pictureProblems } from '#domain/files/picture-files.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { choosePicture, createPictureFile, expectMovedTo, expectToast, findForm, update } from './support.ts';

const stepTitle = 'Profile Image';
/** Step 2 of My Profile (accounts §2.16, §5, §8, §9). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/My profile/Profile image',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/profile?step=image',
    signedInAs: 'patient@clinic.test',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findUpdateButton = async () => (await findForm(stepTitle)).getByRole('button', { name: 'Update' });

/** Without a picture, the default one is shown. */
export const NoPicture: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(stepTitle);
    await expect(form.getByRole('button', { name: 'Change image' })).toBeVisible();
    await expect(form.queryByRole('img')).toBeNull();
    await expect(await findUpdateButton()).toBeDisabled();
  },
};

/** Chooses a picture of this size and returns the frame that crops it. */
async function openCropper(width = 600, height = 450) {
  await choosePicture(await createPictureFile(width, height));
  await waitFor(async () => expect(await findUpdateButton()).toBeEnabled());
  return screen.getByLabelText(/move the crop selection area/);
}

/** Arrow keys and buttons move and scale the frame, and the preview follows. */
export const PictureCropped: Story = {
  tags: ['wcag-2.5.1', 'wcag-2.5.7'],
  play: async () => {
    const frame = await openCropper();
    const preview = screen.getByRole<HTMLCanvasElement>('img', { name: 'Preview' });
    const firstPreview = preview.toDataURL();
    frame.focus();
    await userEvent.keyboard('{ArrowRight>9/}');
    await expect(preview.toDataURL()).not.toBe(firstPreview);
    const downButton = screen.getByRole('button', { name: 'Move the frame down' });
    // The frame is as high as the picture until it is made smaller.
    await expect(downButton).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Make the frame smaller', 'Move the frame left', 'Move the frame down']) {
      const previousPreview = preview.toDataURL();
      await userEvent.click(screen.getByRole('button', { name }));
      await expect(preview.toDataURL(), name).not.toBe(previousPreview);
    }
    await expect(preview.width).toBe(150);
    await expect(preview.height).toBe(133);
  },
};

export const PictureCroppedOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await openCropper(450, 600)),
};

/** The sent picture measures 150 by 133 pixels and becomes the picture of the session. */
export const PictureUpdated: Story = {
  play: async () => {
    await openCropper();
    await update(await findForm(stepTitle));
    await expectToast('status', 'Personal Image Update Successfully');
    await expectMovedTo('Update Password');
    const { profileImage = '' } = getStoryStore().tables.accounts.find(({ id }) => id === 'patient') ?? {};
    const sentImage = Object.assign(new Image(), { src: profileImage });
    await sentImage.decode();
    await expect([sentImage.naturalWidth, sentImage.naturalHeight]).toEqual([150, 133]);
    await expect(localStorage.getItem('currentUser')).toContain('data:image/jpeg');
  },
};

export const OldPictureKept: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await openCropper();
    const form = await findForm(stepTitle);
    await userEvent.click(form.getByRole('button', { name: 'Keep the old picture' }));
    await expect(form.getByRole('img', { name: 'You, as the clinic sees you' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Change image' })).toHaveFocus();
    await expect(await findUpdateButton()).toBeDisabled();
  },
};

/** Chooses a file and expects it to be refused with this message. */
async function expectProblem(file: File, message: string) {
  await choosePicture(file);
  const form = await findForm(stepTitle);
  const changeButton = form.getByRole('button', { name: 'Change image' });
  await waitFor(() => expect(changeButton).toHaveAccessibleDescription(message));
  await expect(await findUpdateButton()).toBeDisabled();
}

/** A wrong type, wrong content, a large file and an unreadable file each have an error. */
export const WrongFiles: Story = {
  play: async () => {
    await expectProblem(new File(['GIF89a'], 'me.gif'), pictureProblems.type);
    await expectProblem(new File(['%PDF-1.4'], 'me.jpg'), pictureProblems.content);
    const largeFile = new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'me.png');
    await expectProblem(largeFile, 'Your File is Too Large');
    const brokenFile = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'me.jpg');
    await expectProblem(brokenFile, 'This picture could not be read. Please choose another one.');
  },
};

/** Returns arguments with which the upload fails. */
const failWithStatus = (status: number): Story['args'] => ({
  faults: [{ endpoint: 'updateProfileImage', effect: { kind: 'status', status } }],
});

/** Uploads a picture and expects a failure that keeps the picture. */
async function expectNotSaved(message: string) {
  await openCropper();
  const form = await findForm(stepTitle);
  await update(form);
  await expectToast('alert', message);
  const notice = within(await form.findByRole('alert'));
  await expect(notice.getByText('Your picture is not saved.')).toBeVisible();
  await expect(screen.getByRole('img', { name: 'Preview' })).toBeVisible();
}

export const UpdateRefused: Story = {
  args: failWithStatus(400),
  play: () => expectNotSaved('Personal Image Not Updated'),
};

export const PictureTooLarge: Story = {
  args: failWithStatus(413),
  play: () => expectNotSaved('Your File is Too Large'),
};
