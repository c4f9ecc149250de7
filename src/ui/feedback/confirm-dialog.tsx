import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useKeptFocus } from '#ui/reading/use-kept-focus.ts';
import { InlineNotice } from './inline-notice.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  /** Called by cancel, the cross, Escape, and after `onConfirm` has succeeded. */
  onClose: () => void;
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** The verb of the deed: "Remove", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The deed cannot be undone: the button is red. */
  danger?: boolean;
  /** May be a promise: the dialog waits for it, and stays open when it is rejected. */
  onConfirm: () => unknown;
  /** Why it did not work, said inside the dialog once the deed has ended: it may look up what became of a lost answer. */
  error?: ReactNode;
}

/** Asks before a deed. Focus starts on the safe button, so that a hasty Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    onClose,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger,
    onConfirm,
    error,
  } = props;
  const [working, setWorking] = useState(false);
  const button = useKeptFocus(working);

  async function confirm() {
    setWorking(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // Whoever handed us the promise says what went wrong, through `error` or a toast; the question stays open.
    } finally {
      setWorking(false);
    }
  }

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
