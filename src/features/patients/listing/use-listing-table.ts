import { functionalUpdate, type SortingState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListedPatient } from './listed-patients.ts';
import { listingFeatures } from './listing-features.ts';
import type { ListingView, SortKey } from './listing-view.ts';
import { columns } from './table/columns.tsx';

/** Creates the table of all patients, whose heads show the order of the URL. */
export function useListingTable(
  data: ListedPatient[],
  { sort, descending }: ListingView,
  onSort: (order: Pick<ListingView, 'sort' | 'descending'>) => void,
) {
  const sorting = useMemo<SortingState>(() => [{ id: sort, desc: descending }], [sort, descending]);
  return useTable({
    features: listingFeatures,
    columns,
    data,
    getRowId: ({ patient }) => patient.id,
    state: { sorting },
    onSortingChange(updater) {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSort({ sort: next.id as SortKey, descending: next.desc });
    },
    // `sortRows` sorts.
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
}

export type ListingTable = ReturnType<typeof useListingTable>;
