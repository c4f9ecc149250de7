import { useMemo } from 'react';
import { readStatus } from '#domain/patient-status.ts';
import { createPatientFilter, type PatientRow } from '../finder/find-patients.ts';
import { countStatuses, prepareList } from './listed-patients.ts';
import type { ListingView } from './listing-view.ts';
import { useListingTable } from './use-listing-table.ts';

interface FoundRowsOptions {
  patients: readonly PatientRow[];
  view: ListingView;
  /** Searched text, which may be newer than the URL's. */
  text: string;
  /** E-mail of the patient who was just added. */
  added: string | undefined;
  onSort: (order: Pick<ListingView, 'sort' | 'descending'>) => void;
}

/**
 * Sorts and filters the list. It sorts before filtering: otherwise each keystroke would sort up to
 * ten thousand rows again.
 * @returns the table, the rows `found`, and how many match the text `ofAnyStatus`
 */
export function useFoundRows({ patients, view, text, added, onSort }: FoundRowsOptions) {
  const listed = useMemo(() => prepareList(patients, added), [patients, added]);
  const statuses = useMemo(() => countStatuses(listed), [listed]);
  const status = readStatus(view.status);
  const table = useListingTable(listed, view, onSort);
  const { rows } = table.getRowModel();
  const matching = useMemo(() => {
    const isMeant = createPatientFilter(text);
    return rows.filter(({ original }) => isMeant(original.sought));
  }, [rows, text]);
  const found = useMemo(
    () =>
      status === '' ? matching : matching.filter(({ original: { patient } }) => patient.status === status),
    [matching, status],
  );
  return { table, statuses, status, found, ofAnyStatus: matching.length };
}
