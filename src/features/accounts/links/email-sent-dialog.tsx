import { Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Picture } from '#ui/illustrations/picture.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';

interface EmailSentDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The server's message. */
  children: ReactNode;
}

/** Dialog after a password link was requested (accounts §2.9). */
export default function EmailSentDialog({ opened, onClose, children }: EmailSentDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Email Sent Successfully">
      <Stack align="center" gap="md" ta="center">
        <Picture of="letter" />
        {children && (
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {children}
          </Text>
        )}
        <Text c="dimmed">It may take a few minutes to arrive. Please look in your spam folder, too.</Text>
        <LinkButton to="/login" fullWidth data-autofocus>
          Go to Login
        </LinkButton>
      </Stack>
    </Modal>
  );
}
