import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/feedback/confirm-dialog.tsx';
import { WhomPatient, type WhomPatientProps } from './whom.tsx';

interface ConfirmAboutProps extends ConfirmDialogProps, WhomPatientProps {
  /** Consequence of the action. */
  children: ReactNode;
}

/** Confirmation about a patient, identified in it to prevent a mix-up (decision 72). */
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
