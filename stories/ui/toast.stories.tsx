import { Button, Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';
import type { Toast } from '#ui/feedback/toast.ts';

/** Toasts, here of one second instead of their usual time. */
const meta: Meta = { title: 'Components/Toast' };
export default meta;

const showToastOfKind = (kind: Toast['kind'], message: string, durationMs = 1000) =>
  void showToast({ kind, message, durationMs });

const renderButtons = () => (
  <Group>
    <Button onClick={() => showToastOfKind('success', 'Login Successfully')}>Success</Button>
    <Button onClick={() => showToastOfKind('error', 'You are not authorized to login')}>Error</Button>
    <Button
      onClick={() =>
        showToastOfKind('info', 'A longer message that has to wrap when the phone is a narrow one')
      }
    >
      Info
    </Button>
  </Group>
);

/** A toast closes by itself, but not while hovered or focused. Errors interrupt screen readers. */
export const AllKinds: StoryObj = {
  render: renderButtons,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    const error = await screen.findByRole('alert', undefined, { timeout: 5000 });
    await userEvent.hover(error);
    // Longer than the toast's time.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(error).toBeVisible();
    await userEvent.unhover(error);
    await waitFor(() => expect(error).not.toBeInTheDocument(), { timeout: 5000 });
  },
};

/** A click closes a toast. It lasts longer than a busy machine needs to find the button. */
export const ClosedByClick: StoryObj = {
  tags: ['behavior', '!state'],
  render: () => (
    <Button onClick={() => showToastOfKind('success', 'Login Successfully', 20_000)}>Success</Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    const message = await screen.findByText('Login Successfully', undefined, { timeout: 5000 });
    await expect(message.closest('[role=status]')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByText('Login Successfully')).not.toBeInTheDocument());
  },
};

/** An equal toast is shown once, and its time starts again. */
export const EqualToastShownOnce: StoryObj = {
  tags: ['behavior', '!state'],
  render: renderButtons,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    const toast = await screen.findByText('Login Successfully', undefined, { timeout: 5000 });
    // Both waits together are longer than the toast's time.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(toast).toBeVisible();
    await expect(screen.getAllByText('Login Successfully')).toHaveLength(1);
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 5000 });
  },
};

/** An alert in the page is not announced again by an equal toast. */
export const AlertInPageNotRepeated: StoryObj = {
  tags: ['behavior', '!state'],
  render: () => (
    <>
      <InlineNotice kind="error">You are not authorized to login</InlineNotice>
      {renderButtons()}
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await screen.findByRole('button', { name: 'Close message' }, { timeout: 5000 });
    await expect(screen.getAllByText('You are not authorized to login')).toHaveLength(2);
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

export const Dark: StoryObj = {
  tags: ['behavior', '!state'],
  globals: { theme: 'dark' },
  render: renderButtons,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await screen.findByText(/A longer message/, undefined, { timeout: 5000 });
  },
};
