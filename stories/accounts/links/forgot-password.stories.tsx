import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { clickButton, expectProblem, expectToast, findForm } from './support.ts';

/** Request for a link to set a new password (accounts §2.9, §4.3, §5, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Accounts/Forgot password',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/forgotPassword' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

async function findEmailField() {
  return (await findForm('Forgot password')).getByLabelText(/^Email/);
}

/** Types the address and clicks “Send link”. */
async function requestLink(address: string) {
  await userEvent.clear(await findEmailField());
  await userEvent.type(await findEmailField(), address);
  await clickButton('Send link');
}

export const Empty: Story = {
  tags: ['screen'],
  play: async () => {
    await expect(await findEmailField()).toHaveValue('');
  },
};

export const ReachedFromLogin: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/login' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot Password' }));
    await expect(await findEmailField()).toHaveAttribute('autocomplete', 'username');
    await expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  },
};

export const InvalidEmail: Story = {
  play: async () => {
    const field = await findEmailField();
    await clickButton('Send link');
    await expectProblem(field, 'This field is required');
    await expect(field).toHaveFocus();
    await requestLink('grace@clinic');
    await expectProblem(field, 'Please enter valid email address.');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(`${'g'.repeat(250)}@clinic.test`);
    await expectProblem(field, 'Please enter a short email');
  },
};

export const LinkSent: Story = {
  play: async () => {
    await requestLink(' patient@clinic.test ');
    const dialog = within(await screen.findByRole('dialog', { name: 'Email Sent Successfully' }));
    await waitFor(() => expect(dialog.getByText('We sent a link to patient@clinic.test')).toBeVisible());
    const link = dialog.getByRole('link', { name: 'Go to Login' });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

export const UnknownEmail: Story = {
  play: async () => {
    await requestLink('nobody@clinic.test');
    const form = await findForm('Forgot password');
    await expect(await form.findByRole('alert')).toHaveTextContent('There is no account with this email');
    await expectToast('There is no account with this email');
    await expect(await findEmailField()).toHaveValue('nobody@clinic.test');
  },
};

/** The message is the catalogue's, not the server's. */
export const ServerError: Story = {
  args: {
    faults: [
      { endpoint: 'forgotPassword', effect: { kind: 'status', status: 500, message: 'Out of order' } },
    ],
  },
  play: async () => {
    await requestLink('patient@clinic.test');
    const form = await findForm('Forgot password');
    await expect(await form.findByRole('alert')).toHaveTextContent('Internal Server Error');
    await expectToast('Internal Server Error');
  },
};

/** A signed-in user may use this page too; its link leads to their dashboard. */
export const SignedIn: Story = {
  args: { signedInAs: 'physician@clinic.test' },
  play: async () => {
    await findEmailField();
    await expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/physician/dashboard',
    );
  },
};
