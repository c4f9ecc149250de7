import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/feedback/confirm-dialog.tsx';
import { PatientIdentity, type PatientIdentityProps } from './person-identity.tsx';

interface ConfirmAboutProps extends ConfirmDialogProps, PatientIdentityProps {
  /** Consequence of the action. */
  children: ReactNode;
}

/** Confirmation about a patient, identified in it to prevent a mix-up (decision 72). */
export function ConfirmAboutPatient({ patient, children, ...question }: ConfirmAboutProps) {
  return (
    <ConfirmDialog {...question}>
      <Stack gap="md">
        <Text>{children}</Text>
        <PatientIdentity patient={patient} />
      </Stack>
    </ConfirmDialog>
  );
}
