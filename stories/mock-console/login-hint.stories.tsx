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

/** Choosing an account fills the form. */
export const Wide: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^twofa@clinic.test/ }));
    await expect(args.onPick).toHaveBeenCalledWith('twofa@clinic.test', 'Clinic#2026');
  },
};

/** Folded on a phone: the form comes first. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Demo accounts'));
    await expect(canvas.getByRole('button', { name: /^physician@clinic.test/ })).toBeVisible();
  },
};
