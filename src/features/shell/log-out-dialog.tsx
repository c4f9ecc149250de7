import { Stack } from '@mantine/core';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useDeferredOpen } from '#ui/reading/use-deferred-open.ts';

export interface LogOutDialogProps {
  opened: boolean;
  /** Sentences about the changes that would be lost. */
  unsaved: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation before a logout discards unsaved changes (decision 59). */
export default function LogOutDialog({ opened, unsaved, onClose, onConfirm }: LogOutDialogProps) {
  return (
    <ConfirmDialog
      opened={useDeferredOpen(opened)}
      title="Log out without saving?"
      cancelLabel="Stay logged in"
      confirmLabel="Log out without saving"
      danger
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Stack gap="xs">
        {unsaved.map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
        <div>A logout discards it, so that nobody after you can read it here.</div>
      </Stack>
    </ConfirmDialog>
  );
}
