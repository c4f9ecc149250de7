import { Modal, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** Matches windows in which a dialog with margins would be too narrow for a medicine. */
const PHONE_QUERY = '(max-width: 47.99em)';

interface ShoopModalProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** True while another dialog is open above this one, which then cannot be closed. */
  isBehind?: boolean;
  children: ReactNode;
}

/** Dialog with a list of Shoops to choose from (physician §2); full screen on a phone. */
export function ShoopModal({ opened, onClose, title, isBehind = false, children }: ShoopModalProps) {
  const isPhone = useMediaQuery(PHONE_QUERY, undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="lg"
      fullScreen={isPhone}
      radius={isPhone ? 0 : undefined}
      closeOnEscape={!isBehind}
      closeOnClickOutside={!isBehind}
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  );
}
