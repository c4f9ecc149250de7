import { useEffect, useMemo } from 'react';
import { readStatus } from '#domain/patient-status.ts';
import { createPatientFilter, prepareSearch } from '../finder/find-patients.ts';
import { type PatientRow, searchText } from '../finder/patient-row.ts';
import { countStatuses, prepareList } from './listed-patients.ts';
import type { ListingRow } from './listing-features.ts';
import type { ListingView } from './listing-view.ts';
import { sortRows } from './sort-rows.ts';
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

/** Returns a function that lists the texts to search in, once: a look-up per row takes long. */
function lazyTexts(rows: readonly ListingRow[]): () => readonly string[] {
  let texts: readonly string[] | undefined;
  return () => {
    texts ??= rows.map(({ original }) => searchText(original.patient));
    return texts;
  };
}

/**
 * Sorts and filters the list. It sorts before filtering: otherwise each keystroke would sort up to
 * ten thousand rows again.
 * @returns the table, its statuses, the `foundRows`, and the number of rows of any status that
 * match the text
 */
export function useFoundRows({ patients, view, text, added, onSort }: FoundRowsOptions) {
  const listedPatients = useMemo(() => prepareList(patients, added), [patients, added]);
  const statuses = useMemo(() => countStatuses(listedPatients), [listedPatients]);
  const status = readStatus(view.status);
  const table = useListingTable(listedPatients, view, onSort);
  const { rows } = table.getRowModel();
  const { sort, descending } = view;
  const sortedRows = useMemo(() => sortRows(rows, { sort, descending }), [rows, sort, descending]);
  const readTexts = useMemo(() => lazyTexts(sortedRows), [sortedRows]);
  // The texts to search in are made after the first rows are shown.
  useEffect(() => prepareSearch(listedPatients.map(({ patient }) => patient)), [listedPatients]);
  const matchingRows = useMemo(() => {
    if (text.trim() === '') return sortedRows;
    const matchesText = createPatientFilter(text);
    const texts = readTexts();
    return sortedRows.filter((_, index) => matchesText(texts[index] ?? ''));
  }, [sortedRows, readTexts, text]);
  const foundRows = useMemo(
    () =>
      status === ''
        ? matchingRows
        : matchingRows.filter(({ original: { patient } }) => patient.status === status),
    [matchingRows, status],
  );
  return { table, statuses, status, foundRows, anyStatusCount: matchingRows.length };
}
