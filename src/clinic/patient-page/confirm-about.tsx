import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/feedback/confirm-dialog.tsx';
import { WhomPatient, type WhomPatientProps } from './whom.tsx';

interface ConfirmAboutProps extends ConfirmDialogProps, WhomPatientProps {
  /** What will happen. */
  children: ReactNode;
}

/** A question about a patient, who is named beneath its words (decision 72): a wrong answer meets somebody else. */
export function ConfirmAbout({ patient, children, ...question }: ConfirmAboutProps) {
  return (
    <ConfirmDialog {...question}>
      <Stack gap="md">
        <Text>{children}</Text>
        <WhomPatient patient={patient} />
      </Stack>
    </ConfirmDialog>
  );
}
