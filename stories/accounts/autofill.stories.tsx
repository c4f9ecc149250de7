import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';

/** Values that a browser or password manager fills in count, although no event is fired. */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Accounts/Filled in by the browser',
  tags: ['behavior', '!state'],
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Sets the fields by name without events, then clicks the button, which must be enabled. */
async function fillInAndSend(formName: string, values: Record<string, string>, buttonName: string) {
  const form = await screen.findByRole<HTMLFormElement>('form', { name: formName });
  for (const [name, value] of Object.entries(values))
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  const sendButton = within(form).getByRole('button', { name: buttonName });
  await expect(sendButton).toBeEnabled();
  await userEvent.click(sendButton);
}

export const Login: Story = {
  play: async () => {
    await fillInAndSend('Log in', { email: 'patient@clinic.test', password: 'Clinic#2026' }, 'Log in');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Grace' })).toBeVisible();
  },
};

export const ForgotPassword: Story = {
  args: { path: '/forgotPassword' },
  play: async () => {
    await fillInAndSend('Forgot password', { email: 'patient@clinic.test' }, 'Send link');
    const dialog = await screen.findByRole('dialog', { name: 'Email Sent Successfully' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NewPassword: Story = {
  args: {
    path: '/setPassword/a-code/forgotPassword',
    prepare: ({ tables }) => {
      const purpose = 'forgotPassword';
      const link = {
        code: 'a-code',
        accountId: 'patient',
        purpose,
        used: false,
        phoneVerified: true,
      } as const;
      tables.links.push({ ...link, expiresAt: Date.now() + 60_000 });
    },
  },
  play: async () => {
    const password = 'Meadow#2026';
    await fillInAndSend('Set password', { password, confirmPassword: password }, 'Set password');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  },
};
