import { Box } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import LoginHint from '#mocks/console/login-hint.tsx';

const meta: Meta<typeof LoginHint> = {
  title: 'Mock console/Login hint',
  component: LoginHint,
  args: { onPick: fn() },
  decorators: (Story) => (
    <Box component="main" maw="29rem">
      <Story />
    </Box>
  ),
};
export default meta;
type Story = StoryObj<typeof LoginHint>;

/** Collapsed, since the form comes first. A click opens it, and an account fills the form. */
export const Collapsed: Story = {
  play: async ({ canvas, args }) => {
    const account = canvas.getByRole('button', { name: /^twofa@clinic.test/, hidden: true });
    await expect(account).not.toBeVisible();
    await userEvent.click(canvas.getByText('Demo accounts'));
    await userEvent.click(account);
    await expect(args.onPick).toHaveBeenCalledWith('twofa@clinic.test', 'Clinic#2026');
  },
};

export const OnPhone: Story = {
  ...Collapsed,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
