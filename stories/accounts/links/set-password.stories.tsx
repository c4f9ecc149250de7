import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { addLink, clickButton, expectProblem, expectToast, findForm } from './support.ts';

/** Page of an e-mailed link that sets a first or a new password (accounts §2.8, §4.3). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Accounts/Set password',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/setPassword/a-link/forgotPassword', prepare: addLink('patient') },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const validPassword = 'Fresh#2026';

async function findFields() {
  const form = await findForm('Set password');
  return { password: form.getByLabelText(/^Password/), confirm: form.getByLabelText(/^Confirm password/) };
}

/** Types both passwords. */
async function enterPasswords(password: string, repetition = password) {
  const fields = await findFields();
  await userEvent.type(fields.password, password);
  await userEvent.type(fields.confirm, repetition);
}

export const Empty: Story = {
  tags: ['screen'],
  play: async () => {
    const { password, confirm } = await findFields();
    await expect(screen.getByText('patient@clinic.test')).toBeVisible();
    for (const field of [password, confirm]) {
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
    }
    // A password manager needs the username to save the password to the right account.
    await expect(document.querySelector('[autocomplete=username]')).toHaveValue('patient@clinic.test');
    await expect(screen.queryByRole('navigation')).toBeNull();
  },
};

/** First password of an account, from the link of its sign-up. */
export const FirstPassword: Story = {
  tags: ['screen'],
  args: { path: '/setPassword/a-link/setPassword', prepare: addLink('new-patient', 'setPassword') },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Set password' })).toBeVisible();
    await findFields();
  },
};

/** The list updates on each keystroke; the live region announces unmet rules after a pause. */
export const TypingPassword: Story = {
  play: async () => {
    const { password } = await findFields();
    await userEvent.type(password, 'Clinic12');
    const countMetRules = () =>
      screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.endsWith(', met')).length;
    await expect(countMetRules()).toBe(4);
    await expect(await screen.findByText('Not met yet: One of !@#$%^&*')).toHaveAttribute('role', 'status');
    await userEvent.click(password);
    await userEvent.paste('#');
    await expect(countMetRules()).toBe(5);
    await expect(await screen.findByText('Your password meets every point')).toBeInTheDocument();
    await clickButton('Show password');
    await expect(password).toHaveAttribute('type', 'text');
    await clickButton('Show confirm password');
  },
};

export const NothingEntered: Story = {
  play: async () => {
    const { password, confirm } = await findFields();
    await clickButton('Set password');
    await expectProblem(password, 'This field is required');
    await expectProblem(confirm, 'This field is required');
    await expect(password).toHaveFocus();
  },
};

export const WeakAndDifferentPasswords: Story = {
  play: async () => {
    const { password, confirm } = await findFields();
    await enterPasswords('clinic2026', 'clinic2');
    await expect(confirm).toBeValid();
    await userEvent.type(confirm, '7');
    // The mismatch is shown while typing, not only on submit.
    await expectProblem(confirm, 'Password Does Not Match');
    await clickButton('Set password');
    await expectProblem(password, 'Please choose a password that meets every point of the list');
    await expect(password).toHaveFocus();
  },
};

export const PasswordSet: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await enterPasswords(validPassword);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Your password is set')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

/** The first password of roleId 2, the physician's, leads to the thank-you (decision 21). */
export const PhysicianSetsFirstPassword: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/setPassword/a-link/setPassword', prepare: addLink('new-physician', 'setPassword') },
  play: async () => {
    await enterPasswords(validPassword);
    await clickButton('Set password');
    await expect(await screen.findByRole('heading', { name: 'Thank you for joining' })).toBeVisible();
  },
};

/** A physician who recovers a password has already joined (decision 53). */
export const PhysicianRecoversPassword: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: addLink('new-physician', 'forgotPassword') },
  play: async () => {
    await enterPasswords(validPassword);
    await clickButton('Set password');
    await expect(await screen.findByText('Your password is set')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

/** The page names the signed-in user, whose link it may not be, and signs them out on success. */
export const SignedInAsSomebodyElse: Story = {
  args: { signedInAs: 'complete.patient@clinic.test' },
  play: async () => {
    await enterPasswords(validPassword);
    await expect(screen.getByText('You are logged in as Ruth Okafor')).toBeVisible();
    await clickButton('Set password');
    await expect(await screen.findByText('Your password is set')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(localStorage.getItem('refreshToken')).toBeNull();
  },
};

export const LinkBeingChecked: Story = {
  args: { faults: [{ endpoint: 'verifyCode', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Checking your link')).toBeInTheDocument();
    await expect(screen.queryByRole('form')).toBeNull();
  },
};

/** A network failure says nothing about the link, so the link can be checked again. */
export const LinkNotChecked: Story = {
  args: { faults: [{ endpoint: 'verifyCode', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    await expect(await screen.findByText('We could not check your link.')).toBeVisible();
    await clickButton('Retry');
    const { password } = await findFields();
    await waitFor(() => expect(password).toHaveFocus());
  },
};

/** A toast shows the server's message, and the page says that the link expired (accounts §8). */
export const LinkExpired: Story = {
  args: { prepare: addLink('patient', 'forgotPassword', -1) },
  play: async () => {
    await expect(await screen.findByText('This email set password link is expired')).toBeVisible();
    await expectToast('This link has expired');
    await expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    await expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/forgotPassword',
    );
  },
};

/** The answer is lost, but the link is consumed, so the password counts as set. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'setPassword', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    await enterPasswords(validPassword);
    await clickButton('Set password');
    await expect(await screen.findByText('Your password is set')).toBeVisible();
  },
};

/** The typed passwords stay; the error offers a new link. */
export const PasswordRefused: Story = {
  args: {
    faults: [{ endpoint: 'setPassword', effect: { kind: 'status', status: 400, message: 'Not this one' } }],
  },
  play: async () => {
    await enterPasswords(validPassword);
    await clickButton('Set password');
    await expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    await expectToast('Not this one');
    const { password, confirm } = await findFields();
    await expect(password).toHaveValue(validPassword);
    await expect(confirm).toHaveValue(validPassword);
  },
};
