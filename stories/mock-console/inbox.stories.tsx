import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { deliverEveryMessage, deliverMessages, hostileText } from './fixtures.ts';
import { openConsole, resetStage, Stage } from './stage.tsx';

const meta: Meta<typeof Stage> = {
  title: 'Mock console/Inbox',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: resetStage,
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Empty: Story = {
  play: async () => {
    const panel = await openConsole('Inbox');
    await expect(await panel.findByText('No messages yet')).toBeVisible();
  },
};

/** Newest first. Codes can be copied, links of the app work, and other links are plain text. */
export const WithMessages: Story = {
  args: { prepare: deliverMessages },
  play: async () => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const panel = await openConsole('Inbox');
    await userEvent.click(await panel.findByRole('button', { name: 'Copy code 482913' }));
    await expect(writeText).toHaveBeenCalledWith('482913');
    await expect(await panel.findByRole('button', { name: 'Copied' })).toBeVisible();
    const links = panel
      .getAllByRole('link')
      .map((link) => new URL((link as HTMLAnchorElement).href).pathname);
    await expect(links).toEqual(['/resetPassword', '/resetPassword']);
    await expect(panel.getAllByText(hostileText)).toHaveLength(2);
  },
};

/** Every message that the mock sends, with its full text. */
export const EveryMessage: Story = {
  args: { prepare: deliverEveryMessage },
  play: async () => {
    const panel = await openConsole('Inbox');
    for (const text of [
      'Set your password',
      'Your application has been processed. Welcome to the clinic. Please set the password of your account. The link works once, within 24 hours.',
      'Reset your password',
      'Somebody, hopefully you, asked for a new password. Please choose one. The link works once, within 24 hours.',
      'Complete your sign-up',
      'Your clinic has invited you. Please verify your phone number and set your password. The link works once, within 24 hours.',
      'We have your application',
      'Thank you for joining. We will notify you once your application is processed. In this demo you process it yourself: People, then Applications.',
      'Your verification code',
    ])
      await expect(await panel.findByText(text)).toBeVisible();
    await expect(panel.getByText(/^Your code is \d{6}\. It works once, within 10 minutes\.$/)).toBeVisible();
  },
};

/** If the browser refuses to copy, the button says so. */
export const CopyRefused: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: deliverMessages },
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const panel = await openConsole('Inbox');
    await userEvent.click(await panel.findByRole('button', { name: 'Copy code 482913' }));
    await expect(await panel.findByRole('button', { name: 'Not allowed' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...WithMessages,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
