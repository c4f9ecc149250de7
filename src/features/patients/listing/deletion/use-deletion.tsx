import { useDisclosure } from '@mantine/hooks';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PatientRow } from '../../finder/find-patients.ts';
import type { ListingRow } from '../listing-features.ts';
import type { RowFocus } from '../shown-props.ts';

/** Lazy: the dialog's code loads with the first deletion. */
const DeletePatient = lazy(async () => ({ default: (await import('./delete-patient.tsx')).DeletePatient }));

/**
 * Deletes a patient after a confirmation, and then focuses the next row.
 * @returns `askToDelete`, and the `dialog` to render
 */
export function useDeletion(found: readonly ListingRow[], list: RefObject<RowFocus | null>) {
  const [isAsking, { open, close }] = useDisclosure(false);
  const [patient, setPatient] = useState<PatientRow | null>(null);
  const askToDelete = useCallback(
    (patient: PatientRow) => {
      setPatient(patient);
      open();
    },
    [open],
  );
  /** Index of the deleted row, which the next row takes over. */
  const deletedIndex = useRef(0);
  useEffect(() => {
    if (isAsking) deletedIndex.current = found.findIndex(({ id }) => id === patient?.id);
  }, [isAsking, patient, found]);
  const focusNextRow = () => {
    if (list.current) list.current.focusRow(deletedIndex.current);
    else document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  };
  const dialog = patient && (
    <Suspense>
      <DeletePatient patient={patient} opened={isAsking} onClose={close} onDeleted={focusNextRow} />
    </Suspense>
  );
  return { askToDelete, dialog };
}
