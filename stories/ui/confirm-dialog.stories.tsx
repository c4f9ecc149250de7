import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
};
export default meta;

function Example({ onConfirm, error }: { onConfirm: () => unknown; error?: string }) {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Remove
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Remove this physician?"
        confirmLabel="Remove"
        danger
        onConfirm={onConfirm}
        error={error}
      >
        Dr. Ana Ruiz will no longer see your health record.
      </ConfirmDialog>
    </>
  );
}

/** Fails the pending action. */
let rejectAction: (failure: Error) => void;
/** Returns an action that is pending until a story calls `rejectAction`. */
const pendingAction = () =>
  new Promise((_, reject) => {
    rejectAction = reject;
  });

const removeSpy = fn(() => new Promise((resolve) => setTimeout(resolve, 200)));

/** Focus starts on Cancel. While the action is pending, its button is busy and nothing closes. */
export const DangerousAction: StoryObj = {
  render: () => <Example onConfirm={removeSpy} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove this physician?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(removeSpy).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** An error shows only once the action has ended: a failed attempt may be retried or found done. */
export const ErrorHiddenWhileWorking: StoryObj = {
  tags: ['behavior', '!state'],
  render: () => <Example onConfirm={pendingAction} error="We could not remove the physician." />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(dialog.queryByRole('alert')).toBeNull();
    rejectAction(new Error());
    await dialog.findByRole('alert');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

/** A failed action leaves the dialog open and the focus on the button. */
export const ActionFails: StoryObj = {
  render: () => (
    <Example onConfirm={() => Promise.reject(new Error())} error="We could not remove the physician." />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Remove' })).toBeEnabled());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Remove' })).toHaveFocus());
  },
};
