import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { pictureProblems } from '#domain/files/picture-files.ts';
import { Screen } from '#stories/support/screen.tsx';
import { storeOfStory } from '#stories/support/story-store.ts';
import { choosePicture, drawnPicture, expectMovedTo, expectToast, findForm, update } from './support.ts';

const TITLE = 'Profile Image';
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

const updateButton = async () => (await findForm(TITLE)).getByRole('button', { name: 'Update' });

/** Without a picture, the default one is shown. */
export const None: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(TITLE);
    await expect(form.getByRole('button', { name: 'Change image' })).toBeVisible();
    await expect(form.queryByRole('img')).toBeNull();
    await expect(await updateButton()).toBeDisabled();
  },
};

async function crop(width = 600, height = 450) {
  await choosePicture(await drawnPicture(width, height));
  await waitFor(async () => expect(await updateButton()).toBeEnabled());
  return screen.getByLabelText(/move the crop selection area/);
}

/** Arrow keys and buttons move and scale the frame, and the preview follows. */
export const Cropping: Story = {
  tags: ['wcag-2.5.1', 'wcag-2.5.7'],
  play: async () => {
    const frame = await crop();
    const preview = screen.getByRole<HTMLCanvasElement>('img', { name: 'Preview' });
    const before = preview.toDataURL();
    frame.focus();
    await userEvent.keyboard('{ArrowRight>9/}');
    await expect(preview.toDataURL()).not.toBe(before);
    const down = screen.getByRole('button', { name: 'Move the frame down' });
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Make the frame smaller', 'Move the frame left', 'Move the frame down']) {
      const former = preview.toDataURL();
      await userEvent.click(screen.getByRole('button', { name }));
      await expect(preview.toDataURL(), name).not.toBe(former);
    }
    await expect(preview.width).toBe(150);
    await expect(preview.height).toBe(133);
  },
};

export const CroppingOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await crop(450, 600)),
};

/** The sent picture measures 150 by 133 pixels and becomes the picture of the session. */
export const Updated: Story = {
  play: async () => {
    await crop();
    await update(await findForm(TITLE));
    await expectToast('status', 'Personal Image Update Successfully');
    await expectMovedTo('Update Password');
    const { profileImage = '' } = storeOfStory().tables.accounts.find(({ id }) => id === 'patient') ?? {};
    const sent = Object.assign(new Image(), { src: profileImage });
    await sent.decode();
    await expect([sent.naturalWidth, sent.naturalHeight]).toEqual([150, 133]);
    await expect(localStorage.getItem('currentUser')).toContain('data:image/jpeg');
  },
};

export const Kept: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await crop();
    const form = await findForm(TITLE);
    await userEvent.click(form.getByRole('button', { name: 'Keep the old picture' }));
    await expect(form.getByRole('img', { name: 'You, as the clinic sees you' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Change image' })).toHaveFocus();
    await expect(await updateButton()).toBeDisabled();
  },
};

async function expectProblem(file: File, words: string) {
  await choosePicture(file);
  const form = await findForm(TITLE);
  const pencil = form.getByRole('button', { name: 'Change image' });
  await waitFor(() => expect(pencil).toHaveAccessibleDescription(words));
  await expect(await updateButton()).toBeDisabled();
}

/** Errors at the field for a wrong type, wrong content, a large file and an unreadable file. */
export const WrongFiles: Story = {
  play: async () => {
    await expectProblem(new File(['GIF89a'], 'me.gif'), pictureProblems.type);
    await expectProblem(new File(['%PDF-1.4'], 'me.jpg'), pictureProblems.content);
    const large = new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'me.png');
    await expectProblem(large, 'Your File is Too Large');
    const broken = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'me.jpg');
    await expectProblem(broken, 'This picture could not be read. Please choose another one.');
  },
};

const refused = (status: number): Story['args'] => ({
  faults: [{ endpoint: 'updateProfileImage', effect: { kind: 'status', status } }],
});

async function expectNotSaved(words: string) {
  await crop();
  const form = await findForm(TITLE);
  await update(form);
  await expectToast('alert', words);
  const notice = within(await form.findByRole('alert'));
  await expect(notice.getByText('Your picture is not saved.')).toBeVisible();
  await expect(screen.getByRole('img', { name: 'Preview' })).toBeVisible();
}

export const Refused: Story = {
  args: refused(400),
  play: () => expectNotSaved('Personal Image Not Updated'),
};

export const TooLarge: Story = {
  args: refused(413),
  play: () => expectNotSaved('Your File is Too Large'),
};
