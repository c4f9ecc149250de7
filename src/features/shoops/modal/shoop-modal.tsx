import { Modal, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** Where a dialog beside the page's edges would leave too little for a medicine. */
const PHONE = '(max-width: 47.99em)';

interface ShoopModalProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Another question is asked above it: until it is answered this one stays. */
  isBehind?: boolean;
  children: ReactNode;
}

/** A list of Shoops to take one from (physician §2): the whole screen on a phone. */
export function ShoopModal({ opened, onClose, title, isBehind = false, children }: ShoopModalProps) {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
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
