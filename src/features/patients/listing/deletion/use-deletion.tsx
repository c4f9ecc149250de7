import { useDisclosure } from '@mantine/hooks';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PatientRow } from '../../finder/patient-row.ts';
import type { RowFocus } from '../list-props.ts';
import type { ListingRow } from '../listing-features.ts';

/** Lazy: the dialog's code loads with the first deletion. */
const DeletePatient = lazy(async () => ({ default: (await import('./delete-patient.tsx')).DeletePatient }));

/**
 * Deletes a patient after a confirmation, and then focuses the next row.
 * @param rowFocus handle of the list; null if it is empty
 * @returns `askToDelete`, and the `dialog` to render
 */
export function useDeletion(foundRows: readonly ListingRow[], rowFocus: RefObject<RowFocus | null>) {
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
    if (isAsking) deletedIndex.current = foundRows.findIndex(({ id }) => id === patient?.id);
  }, [isAsking, patient, foundRows]);
  const focusNextRow = () => {
    if (rowFocus.current) rowFocus.current.focusRow(deletedIndex.current);
    else document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  };
  const dialog = patient && (
    <Suspense>
      <DeletePatient patient={patient} opened={isAsking} onClose={close} onDeleted={focusNextRow} />
    </Suspense>
  );
  return { askToDelete, dialog };
}
