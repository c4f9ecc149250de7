import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';

interface StartAgainDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Dialog that confirms the removal of everything entered. */
export function StartAgainDialog(props: StartAgainDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Start again?"
      cancelLabel="Keep my answers"
      confirmLabel="Start again"
      danger
    >
      Everything you have entered so far will be removed, and your phone will be verified anew.
    </ConfirmDialog>
  );
}
