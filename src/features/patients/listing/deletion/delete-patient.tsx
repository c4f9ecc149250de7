import { Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callOrFind, checkRemoved } from '#api/call-or-find.ts';
import { isOutcomeUnknown } from '#api/client/api-error.ts';
import { toastDuration } from '#api/contract/endpoint.ts';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { deletePatient, listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import { PersonIdentity } from '#clinic/patient-page/person-identity.tsx';
import { PENDING } from '#domain/patient-status.ts';
import { patientMessages } from '#domain/patients.ts';
import { formatBirthDateLine } from '#domain/printed-record.ts';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';
import type { PatientRow } from '../../finder/patient-row.ts';
import { forgetPatient } from './forget-patient.ts';

interface DeletePatientProps {
  /** Patient to delete; stays set while the dialog closes. */
  patient: PatientRow;
  opened: boolean;
  onClose: () => void;
  onDeleted: (patient: PatientRow) => void;
}

/** Returns the consequence of a deletion: an invitation ends, an account does not. */
const consequenceOf = ({ status }: PatientRow) =>
  status === PENDING
    ? 'The invitation stops working.'
    : 'They keep their account and their record. You no longer see it.';

/** Documented confirmation, with the consequence and the patient (physician §8, decision 72). */
export function DeletePatient({ patient, opened, onClose, onDeleted }: DeletePatientProps) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, isSuccess, error, reset } = useWrite(deletePatient, (input) =>
    callOrFind(deletePatient, input, async () => {
      const listQuery = endpointQuery(listPatients, {});
      const { patients, unreadable } = await queryClient.fetchQuery({ ...listQuery, staleTime: 0 });
      return checkRemoved(patients, unreadable, input.query.patientId);
    }),
  );
  const isDeleted = useRef(false);
  // Opens one render after the mount; opened at once, the dialog would not record the previous
  // focus.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);

  async function remove() {
    isDeleted.current = false;
    await mutateAsync({ query: { patientId: patient.id } });
    isDeleted.current = true;
    await forgetPatient(queryClient, patient.id);
    // Runs after the dialog has tried to return focus to a button that is unmounted.
    setTimeout(() => onDeleted(patient));
  }

  function close() {
    // With an unknown outcome, show neither success nor failure.
    const isKept = !isDeleted.current && !isOutcomeUnknown(error);
    if (isKept) {
      void showToast({ kind: 'info', message: patientMessages.kept, durationMs: toastDuration.standard });
    }
    isDeleted.current = false;
    reset();
    onClose();
  }

  return (
    <ConfirmDialog
      opened={isShown}
      title={patientMessages.confirmDeletion}
      confirmLabel="Delete"
      danger
      error={error?.message}
      onClose={close}
      onConfirm={remove}
    >
      <Stack gap="md">
        <Text>{consequenceOf(patient)}</Text>
        <PatientToDelete key={patient.id} patient={patient} isAsking={opened && !isPending && !isSuccess} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Portrait, birth date if known, and e-mail, because names may be equal. */
function PatientToDelete({ patient, isAsking }: { patient: PatientRow; isAsking: boolean }) {
  const { id, fullName, email, profileImage } = patient;
  const { data } = useQuery({
    ...endpointQuery(readPatient, { query: { patientId: id } }),
    enabled: isAsking,
    // Stays while the dialog closes, when the patient's data are no longer cached.
    placeholderData: keepPreviousData,
  });
  // Reserves the birth date's line while loading, so that the buttons do not move.
  return (
    <PersonIdentity
      name={fullName}
      image={profileImage}
      facts={[formatBirthDateLine(data?.dob) || '\u00a0', email ?? '']}
    />
  );
}
