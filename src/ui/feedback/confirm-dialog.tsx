import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { InlineNotice } from './inline-notice.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  /** Called by Cancel, the close button, Escape, and after `onConfirm` has succeeded. */
  onClose: () => void;
  title: string;
  /** Consequence of the action, in a sentence or two. */
  children: ReactNode;
  /** Verb of the action: "Remove", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** True if the action cannot be undone: the button is red. */
  danger?: boolean;
  /** May return a promise: the dialog waits for it, and stays open if it is rejected. */
  onConfirm: () => unknown;
  /** Cause of the failure, shown once the action has ended, as it may check a lost answer first. */
  error?: ReactNode;
}

/** Runs the action, and closes the dialog once it has succeeded. */
function useConfirm({ onConfirm, onClose }: Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'>) {
  const [working, setWorking] = useState(false);

  async function confirm() {
    setWorking(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller shows the failure, through `error` or a toast; the dialog stays open.
    } finally {
      setWorking(false);
    }
  }

  return { working, confirm };
}

/** Dialog that confirms an action. Focus starts on Cancel, so that a hasty Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, confirmLabel, cancelLabel = 'Cancel', danger, error } = props;
  const { working, confirm } = useConfirm(props);
  const button = useRestoredFocus(working);

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnClickOutside={!working}
      closeOnEscape={!working}
      withCloseButton={!working}
    >
      <Stack gap="lg">
        <Text component="div">{children}</Text>
        {error && !working && <InlineNotice kind="error">{error}</InlineNotice>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={working} data-autofocus>
            {cancelLabel}
          </Button>
          <Button ref={button} color={danger ? 'red' : undefined} onClick={confirm} loading={working}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
