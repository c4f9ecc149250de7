import { createSortedRowModel, type Row, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ListedPatient } from './listed-patients.ts';

/** What of the library the list uses: the columns and their sorting. */
export const listingFeatures = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
export type ListingFeatures = typeof listingFeatures;
export type ListingRow = Row<ListingFeatures, ListedPatient>;
