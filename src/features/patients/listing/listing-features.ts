import { createSortedRowModel, type Row, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ListedPatient } from './listed-patients.ts';

/** Features of the table library in use: columns and sorting. */
export const listingFeatures = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
export type ListingFeatures = typeof listingFeatures;

/** Row of the table library: a patient of the list. */
export type ListingRow = Row<ListingFeatures, ListedPatient>;
