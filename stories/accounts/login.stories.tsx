import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { demoPassword, fillIn, findLoginForm, logIn } from './support.ts';

/** Sign-in, from the empty form to the first page (accounts §2.7, §4.2). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Accounts/Log in',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const expectAlert = (message: string) =>
  waitFor(async () => expect((await findLoginForm()).getByRole('alert')).toHaveTextContent(message));

export const Empty: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findLoginForm();
    // The button is enabled because a password manager may fill in fields without firing an event.
    await expect(form.getByRole('button', { name: 'Log in' })).toBeEnabled();
  },
};

export const NothingEntered: Story = {
  play: async () => {
    const form = await findLoginForm();
    await logIn();
    await expect(form.getAllByText('This field is required')).toHaveLength(2);
    await expect(form.getByLabelText(/^Email/)).toHaveFocus();
    await expect(form.getByLabelText(/^Email/)).toBeInvalid();
  },
};

export const InvalidEmail: Story = {
  play: async () => {
    const form = await findLoginForm();
    await fillIn('grace@clinic', demoPassword);
    await logIn();
    await expect(form.getByText('Please enter valid email address.')).toBeVisible();
    await fillIn(`${'g'.repeat(250)}@clinic.test`, demoPassword);
    await logIn();
    await expect(form.getByText('Please enter a short email')).toBeVisible();
    await expect(form.queryByText('Please enter valid email address.')).toBeNull();
  },
};

/** The toast shows the server's message for a second; the form keeps it. */
export const WrongPassword: Story = {
  play: async () => {
    const form = await findLoginForm();
    await fillIn('patient@clinic.test', 'not this');
    await logIn();
    await expectAlert('The email or password is not correct');
    await expect(form.getByLabelText(/^Email/)).toHaveValue('patient@clinic.test');
    await expect(form.getByLabelText(/^Password/)).toHaveValue('not this');
    await waitFor(() => expect(form.getByRole('button', { name: 'Log in' })).toHaveFocus());
  },
};

export const PasswordShown: Story = {
  play: async () => {
    const form = await findLoginForm();
    await fillIn('patient@clinic.test', demoPassword);
    await userEvent.click(form.getByRole('button', { name: 'Show password' }));
    await expect(form.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
    await expect(form.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const LoggingIn: Story = {
  args: { faults: [{ endpoint: 'login', effect: { kind: 'timeout' } }] },
  play: async () => {
    const form = await findLoginForm();
    await fillIn('patient@clinic.test', demoPassword);
    await logIn();
    await waitFor(() => expect(form.getByRole('button', { name: 'Log in' })).toBeDisabled());
  },
};

/** An admin's tokens are discarded. */
export const AdminRefused: Story = {
  play: async () => {
    await fillIn('admin@clinic.test', demoPassword);
    await logIn();
    await expectAlert('You are not authorized to login');
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

export const ServerError: Story = {
  args: { faults: [{ endpoint: 'login', effect: { kind: 'status', status: 500, message: 'Out of order' } }] },
  play: async () => {
    await fillIn('patient@clinic.test', demoPassword);
    await logIn();
    await expectAlert('Out of order');
  },
};

export const Offline: Story = {
  args: { faults: [{ endpoint: 'login', effect: { kind: 'offline' } }] },
  play: async () => {
    await fillIn('patient@clinic.test', demoPassword);
    await logIn();
    await expectAlert('We can’t reach the clinic right now.');
  },
};

export const PatientLogsIn: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await fillIn('patient@clinic.test', demoPassword);
    await logIn();
    // The toast is checked first because it stays for only a second.
    const listStatusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(listStatusTexts()).toContain('Login Successfully'));
    await expect(await screen.findByRole('heading', { name: 'Welcome, Grace' })).toBeVisible();
  },
};

export const ReturnPathOpened: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/login?nextpath=%2Fhealth-journey' },
  play: async () => {
    await fillIn('patient@clinic.test', demoPassword);
    await logIn();
    await expect(await screen.findByRole('heading', { name: 'Check Your Health Journey!' })).toBeVisible();
  },
};

/** A return path to another site is ignored (decision 11). */
export const ForeignReturnPath: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/login?nextpath=%2F%2Fevil.example%2Fdashboard' },
  play: async () => {
    await fillIn('physician@clinic.test', demoPassword);
    await logIn();
    await expect(await screen.findByRole('heading', { name: 'Your patients' })).toBeVisible();
  },
};

export const RememberedEmail: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    let form = await findLoginForm();
    await fillIn('patient@clinic.test', demoPassword);
    await userEvent.click(form.getByLabelText('Remember Me'));
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Grace Holloway' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    form = await findLoginForm();
    await expect(form.getByLabelText(/^Email/)).toHaveValue('patient@clinic.test');
    await expect(form.getByLabelText('Remember Me')).toBeChecked();
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(localStorage.getItem('refreshToken')).toBeNull();
  },
};

/** Rejected tokens lead to the login, which explains why; signing in returns to the opened page. */
export const SessionExpired: Story = {
  args: { path: '/health-journey', signedInAs: 'patient@clinic.test' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Check Your Health Journey!' });
    localStorage.setItem('token', `${localStorage.getItem('token')}x`);
    localStorage.setItem('refreshToken', 'spent');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const form = await findLoginForm();
    await expect(screen.getByText('Your session has ended')).toBeVisible();
    await fillIn('patient@clinic.test', demoPassword);
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    await expect(await screen.findByRole('heading', { name: 'Welcome, Grace' })).toBeVisible();
  },
};

/** A click opens the links to both sign-ups; Escape closes them and returns the focus. */
export const OnAPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    await userEvent.click(nav.getByRole('button', { name: 'Sign up' }));
    await expect(nav.getByRole('link', { name: 'as a Patient' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(nav.getByRole('button', { name: 'Sign up' })).toHaveFocus();
  },
};
