import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { startSession } from '#api/session/session.ts';
import { keepApplication } from '#mocks/rules/accounts/applications.ts';
import { issueTokens } from '#mocks/rules/accounts/tokens.ts';
import { clearStage, happened, openConsole, Stage, signedIn, went } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/People',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: clearStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** One click signs in and leads to the role's own dashboard. */
export const NobodySignedIn: Story = {
  play: async () => {
    const console = await openConsole('People');
    await expect(console.getByText('Nobody is signed in')).toBeVisible();
    await userEvent.click(console.getByRole('button', { name: 'Sign in as Helen Ashworth' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('physician/dashboard'));
    await expect(signedIn).toHaveBeenCalledWith('physician@clinic.test');
  },
};

const user = {
  firstName: 'Grace',
  lastName: 'Holloway',
  dob: '',
  gender: '',
  profileImage: '',
  diagnosName: '',
};

export const SomebodySignedIn: Story = {
  args: {
    fill: ({ store }) => {
      const account = store.tables.accounts.find(({ email }) => email === 'patient@clinic.test');
      if (account) startSession(issueTokens(store, account), 'patient', user);
    },
  },
  play: async () => {
    const console = await openConsole('People');
    await expect(console.getByText('Grace Holloway, patient')).toBeVisible();
    await userEvent.click(console.getByRole('button', { name: 'Sign out' }));
    await expect(await console.findByText('Nobody is signed in')).toBeVisible();
    await expect(went).toHaveBeenCalledWith('login');
  },
};

/** The other side acts, and why it cannot is said where it was tried. */
export const Happenings: Story = {
  args: SomebodySignedIn.args,
  play: async () => {
    const console = await openConsole('People');
    await expect(console.queryByRole('button', { name: 'An invited patient accepts' })).toBeNull();
    await userEvent.click(console.getByRole('button', { name: 'Your physician sends you a Shoop' }));
    await waitFor(() => expect(happened).toHaveBeenCalledWith('shoop-sent'));
    happened.mockRejectedValueOnce(new Error('Grace has no physician yet'));
    await userEvent.click(console.getByRole('button', { name: 'Your physician shares a note' }));
    await expect(await console.findByRole('alert')).toHaveTextContent('Grace has no physician yet');
  },
};

/** A physician who has applied cannot be signed in as: the clinic processes the application from here. */
export const Applications: Story = {
  args: {
    fill: ({ store }) =>
      keepApplication(store, { firstName: 'Noor', lastName: 'Haddad', email: 'noor@haddad.test' }, ''),
  },
  play: async () => {
    const console = await openConsole('People');
    const process = console.getByRole('button', { name: 'Process the application of Noor Haddad' });
    await expect(console.getByText('noor@haddad.test')).toBeVisible();
    await userEvent.click(process);
    await waitFor(() => expect(happened).toHaveBeenCalledWith('application-processed', 'noor@haddad.test'));
    happened.mockRejectedValueOnce(new Error('The clinic is closed'));
    await userEvent.click(process);
    await expect(await console.findByRole('alert')).toHaveTextContent('The clinic is closed');
  },
};

/** Why it did not work is said where it was tried. */
export const SignInFails: Story = {
  play: async () => {
    signedIn.mockRejectedValueOnce(new Error('This scenario has no such account'));
    const console = await openConsole('People');
    await userEvent.click(console.getByRole('button', { name: 'Sign in as Grace Holloway' }));
    await expect(await console.findByRole('alert')).toHaveTextContent('This scenario has no such account');
    await expect(went).not.toHaveBeenCalled();
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openConsole('People');
  },
};
