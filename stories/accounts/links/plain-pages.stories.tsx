import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';

/** Pages that an e-mail or the end of a step leads to (accounts §2.10–2.12). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Accounts/Thank you and consent',
  component: Screen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

export const CheckMail: Story = {
  tags: ['screen'],
  args: { path: '/checkMail' },
  play: async () => {
    await expect(await screen.findByText(/check your email.* spam folder/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    await expect(screen.queryByRole('navigation')).toBeNull();
  },
};

/** A signed-in user gets a link to the dashboard instead of the login. */
export const CompleteStep: Story = {
  tags: ['screen'],
  args: { path: '/complete-step', signedInAs: 'physician@clinic.test' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Thank you for joining' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/physician/dashboard',
    );
  },
};

export const Consent: Story = {
  tags: ['screen'],
  args: { path: '/consent' },
  play: async () => {
    await expect(
      await screen.findByText(
        /agree to share your health information with the professionals .* contacting support/,
      ),
    ).toBeVisible();
    await expect(screen.queryByRole('navigation')).toBeNull();
  },
};

export const ExpiredLink: Story = {
  tags: ['screen'],
  args: { path: '/expiredlink' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
