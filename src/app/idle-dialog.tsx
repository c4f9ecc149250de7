import { Button, Group, Modal, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { describeUnsavedWork, findUnsavedWork } from '#ui/leaving/unsaved-work.ts';
import { dialogAttributes } from '#ui/theme/components.ts';
import { findDraftTitles } from '../routes/-find-draft-titles.ts';

export interface IdleDialogProps {
  /** Seconds until the logout. */
  seconds: number;
  onStay: () => void;
  onLogOut: () => void;
}

/** Seconds left at which a screen reader announces; each second would be too often. */
const announcedAt = [60, 30, 10];

/** Keeps dialogs below from handling this dialog's Escape key. */
const stopsPropagation = { 'data-mantine-stop-propagation': 'true' };

const formatSeconds = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** Dialog for the last minute before an idle logout (decision 14). Closing it means staying. */
export default function IdleDialog({ seconds, onStay, onLogOut }: IdleDialogProps) {
  const [previousFocus] = useState(() => document.activeElement as HTMLElement | null);
  // The library returns the focus only from a dialog that opens after its mount.
  useEffect(() => () => previousFocus?.focus({ preventScroll: true }), [previousFocus]);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  useEffect(
    () => void findUnsavedWork(findDraftTitles).then((found) => setUnsaved(describeUnsavedWork(found))),
    [],
  );
  const announcedSeconds = announcedAt.findLast((step) => seconds <= step);
  return (
    <Modal
      opened
      onClose={onStay}
      title="Are you still there?"
      // Above the app's other dialogs.
      zIndex={1000}
      // The library ignores Escape on elements that stop its propagation; `onKeyDown` handles it.
      closeOnEscape={false}
      attributes={{ ...dialogAttributes, content: stopsPropagation, close: stopsPropagation }}
      onKeyDown={({ key }) => key === 'Escape' && onStay()}
    >
      <Stack gap="lg">
        <Text>
          Nothing has happened for a while. To keep your health information private, you will be logged out in{' '}
          <b role="timer">{formatSeconds(seconds)}</b>.
        </Text>
        {unsaved.length > 0 && <Text>{unsaved.join(' ')} To save it, stay signed in.</Text>}
        <VisuallyHidden role="status">
          {announcedSeconds && `${formatSeconds(announcedSeconds)} left`}
        </VisuallyHidden>
        <Group justify="flex-end" gap="sm">
          <Button {...stopsPropagation} variant="default" onClick={onLogOut}>
            Log out
          </Button>
          <Button {...stopsPropagation} onClick={onStay} data-autofocus>
            Stay signed in
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
