import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { addLink, clickButton, expectProblem, expectToast, findForm } from './support.ts';

/** An invited patient verifies a phone before setting a password (accounts §4.3, physician §2). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Accounts/Verify Phone Number',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/completeSignUp/a-link',
    scenario: 'invited',
    prepare: (fresh) => {
      addLink('invited-patient', 'completeSignUp')(fresh);
    },
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

async function findPhoneField() {
  return (await findForm('Verify Phone Number')).getByLabelText(/^Phone/);
}

/** Submits the number and returns the dialog. “Resend SMS” is shown once the code is sent. */
async function askForCode(number: string) {
  await userEvent.clear(await findPhoneField());
  await userEvent.type(await findPhoneField(), number);
  await clickButton('Submit');
  const dialog = within(await screen.findByRole('dialog', { name: "Verify it's you" }));
  await dialog.findByRole('button', { name: 'Resend SMS' });
  return dialog;
}

/** Submits the number and enters its code, from the outbox's first message, the newest. */
async function verifyPhone(number: string) {
  const dialog = await askForCode(number);
  await userEvent.type(
    dialog.getByLabelText('Verification code'),
    getStoryStore().tables.outbox[0]?.code ?? '',
  );
  await userEvent.keyboard('{Enter}');
}

export const Empty: Story = {
  tags: ['screen'],
  play: async () => {
    await expect(await findPhoneField()).toHaveValue('');
  },
};

export const InvalidPhone: Story = {
  play: async () => {
    const field = await findPhoneField();
    await clickButton('Submit');
    await expectProblem(field, 'This field is required');
    await userEvent.type(field, '1555');
    await expectProblem(field, 'Please enter valid phone number.');
    await expect(field).toHaveFocus();
  },
};

export const WrongNumberClicked: Story = {
  play: async () => {
    const dialog = await askForCode('7205550181');
    await userEvent.click(dialog.getByRole('button', { name: 'Wrong number?' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await findPhoneField()).toHaveValue('(720) 555-0181');
  },
};

export const PhoneSaved: Story = {
  play: async () => {
    await verifyPhone('7205550181');
    await expect(await screen.findByRole('heading', { name: 'Set password' })).toBeVisible();
    await findForm('Set password');
  },
};

export const PhoneInUse: Story = {
  play: async () => {
    // The number of new.patient@clinic.test.
    await verifyPhone('5035550118');
    await expect(await (await findForm('Verify Phone Number')).findByRole('alert')).toHaveTextContent(
      'This phone number is already in use',
    );
    await waitFor(async () => expect(await findPhoneField()).toHaveFocus());
  },
};

/** After a failed save, the verified code is not asked for again. */
export const PhoneNotSaved: Story = {
  args: { faults: [{ endpoint: 'setPhone', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    await verifyPhone('7205550181');
    await expect(await (await findForm('Verify Phone Number')).findByRole('alert')).toBeVisible();
    await clickButton('Submit');
    await expect(await screen.findByRole('heading', { name: 'Set password' })).toBeVisible();
  },
};

export const LinkExpired: Story = {
  args: { prepare: addLink('invited-patient', 'completeSignUp', -1) },
  play: async () => {
    await expect(await screen.findByText('This email set password link is expired')).toBeVisible();
    await expectToast('This link has expired');
  },
};
