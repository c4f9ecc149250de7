import { Button, Group, Modal, Stack, Text, VisuallyHidden } from '@mantine/core';

export interface IdleDialogProps {
  /** Until the logout. */
  seconds: number;
  onStay: () => void;
  onLogOut: () => void;
}

/** When a screen reader says how much is left: every second would be a nuisance. */
const spokenAt = [60, 30, 10];

const inWords = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** The last minute before an idle logout (decision 14). Closing it in any way means that somebody is there. */
export default function IdleDialog({ seconds, onStay, onLogOut }: IdleDialogProps) {
  const spoken = spokenAt.findLast((step) => seconds <= step);
  return (
    <Modal opened onClose={onStay} title="Are you still there?" zIndex={1000}>
      <Stack gap="lg">
        <Text>
          Nothing has happened for a while. To keep your health information private, you will be logged out in{' '}
          <b role="timer">{inWords(seconds)}</b>. Answers that are not saved yet would be lost.
        </Text>
        <VisuallyHidden role="status">{spoken && `${inWords(spoken)} left`}</VisuallyHidden>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onLogOut}>
            Log out
          </Button>
          <Button onClick={onStay} data-autofocus>
            Stay signed in
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
