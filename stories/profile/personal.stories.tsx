import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { profileMessages } from '#domain/profile/profile.ts';
import { expectSummary } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { expectMovedTo, expectToast, fill, findForm, openStep, pick, update } from './support.ts';

const stepTitle = 'Personal Information';

/** Step 1 of My Profile (accounts §2.16, §4.5, §5, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/My profile/Personal information',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Without changes, Update is disabled and says why. The e-mail is read-only. */
export const ProfileLoaded: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(stepTitle);
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('(303) 555-0142');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    await userEvent.click(form.getByRole('combobox', { name: 'Title' }));
    const titles = await screen.findAllByRole('option');
    await expect(titles.map((option) => option.textContent)).toEqual([
      'Ms',
      'Miss',
      'Mrs',
      'Mr',
      'Master',
      'Fr (Father)',
      'Dr (Doctor)',
      'Atty (Attorney)',
      'Prof (Professor)',
      'Hon (Honorable)',
      'Pres (President)',
      'Gov (Governor)',
      'Coach',
      'Ofc (Officer)',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'readProfile', effect: { kind: 'timeout' } }] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading your profile')).toBeInTheDocument());
  },
};

export const ProfileNotLoaded: Story = {
  args: { faults: [{ endpoint: 'readProfile', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const notice = within(await screen.findByRole('alert'));
    await expect(notice.getByText('We could not load your profile.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await findForm(stepTitle);
  },
};

/** Messages of the rules of accounts §5, in the summary and at each field. */
export const RulesBroken: Story = {
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'First name', ' ');
    await fill(form, 'Last name', ' ');
    await fill(form, 'Phone', '1303555');
    await fill(form, 'Zip or postal code', '8020a');
    await expectSummary(stepTitle, [
      ['First name', 'This field is required'],
      ['Last name', 'This field is required'],
      ['Phone', 'Please enter valid phone number.'],
      ['Zip or postal code', 'Please enter a Positive Whole value'],
    ]);
  },
};

/** After the update, the menu shows the new name, the wizard moves on, and Update is disabled. */
export const ProfileUpdated: Story = {
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'First name', 'Gracie');
    await pick(form, 'Title', 'Pres (President)');
    await update(form);
    await expectToast('status', 'Personal Information Update Successfully');
    await expectMovedTo('Profile Image');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Gracie Holloway' })).toBeVisible());
    await openStep(stepTitle);
    await expectMovedTo(stepTitle);
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Gracie');
  },
};

/** A refused update shows the catalogue's toast, and the server's reason next to Update. */
export const UpdateRefused: Story = {
  args: {
    faults: [
      {
        endpoint: 'updatePersonalInformation',
        effect: { kind: 'status', status: 400, message: 'The clinic is moving house' },
      },
    ],
  },
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'City', 'Aurora');
    await update(form);
    await expectToast('alert', profileMessages.personalInformation.notSaved);
    const notice = await form.findByRole('alert');
    await expect(notice).toHaveTextContent('Your changes are not saved.');
    await expect(notice).toHaveTextContent('Personal Information Not Updated');
    await expect(notice).toHaveTextContent('The clinic is moving house');
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Aurora');
    await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
    await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toHaveFocus());
  },
};

/** Saves another number and returns the dialog that asks for its code. */
async function changePhone(phone: string) {
  const form = await findForm(stepTitle);
  await fill(form, 'Phone', phone);
  await update(form);
  const dialog = within(await screen.findByRole('dialog', { name: "Verify it's you" }));
  await dialog.findByRole('button', { name: 'Resend SMS' });
  return { form, dialog };
}

/** A new phone number is verified before anything is saved (decision 23). */
export const PhoneVerified: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog } = await changePhone('7205550199');
    await expect(dialog.getByText('(•••) •••-0199')).toBeVisible();
    await userEvent.type(
      dialog.getByLabelText('Verification code'),
      getStoryStore().tables.outbox[0]?.code ?? '',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    await expectToast('status', 'Personal Information Update Successfully');
    await expectMovedTo('Profile Image');
  },
};

/** Without a verified code nothing is saved, and the input is kept. */
export const PhoneNotVerified: Story = {
  play: async () => {
    const { form, dialog } = await changePhone('7205550199');
    await userEvent.click(dialog.getByRole('button', { name: 'Wrong number?' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('The new phone number is not verified.');
    await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toBeEnabled());
    const phone = form.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveValue('(720) 555-0199');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(phone).toHaveFocus());
  },
};

/** For a number of another account, the server's message shows, and the number can be corrected. */
export const PhoneTaken: Story = {
  play: async () => {
    const { form, dialog } = await changePhone('3035550190');
    await userEvent.type(
      dialog.getByLabelText('Verification code'),
      getStoryStore().tables.outbox[0]?.code ?? '',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'This phone number belongs to another account',
    );
  },
};

/** A user who has opened another step during a slow save stays there. */
export const SlowSave: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'updatePersonalInformation', effect: { kind: 'delay', ms: 400 } }] },
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'City', 'Aurora');
    await update(form);
    await openStep('Settings');
    await expectToast('status', 'Personal Information Update Successfully');
    // A late move to the next step would come within 300 ms.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expectMovedTo('Settings');
  },
};

/** Other steps keep unsaved changes and mark the step; leaving the page asks for confirmation. */
export const UnsavedChanges: Story = {
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'City', 'Aurora');
    await openStep('Dispensary');
    await expect(await screen.findByText('Section Pending!!!')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: /Personal Information.*Not saved/ }));
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Aurora');
  },
};
