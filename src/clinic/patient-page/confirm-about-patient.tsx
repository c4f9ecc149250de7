import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/feedback/confirm-dialog.tsx';
import { PatientIdentity, type PatientIdentityProps } from './person-identity.tsx';

interface ConfirmAboutPatientProps extends ConfirmDialogProps, PatientIdentityProps {
  /** Consequence of the action. */
  children: ReactNode;
}

/** Confirmation about a patient, identified in it to prevent a mix-up (decision 72). */
export function ConfirmAboutPatient({ patient, children, ...confirmDialogProps }: ConfirmAboutPatientProps) {
  return (
    <ConfirmDialog {...confirmDialogProps}>
      <Stack gap="md">
        <Text>{children}</Text>
        <PatientIdentity patient={patient} />
      </Stack>
    </ConfirmDialog>
  );
}
