import { createSortedRowModel, type Row, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ListedPatient } from './listed-patients.ts';

/** Features of the table library in use: columns and sorting. */
export const listingFeatures = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
export type ListingFeatures = typeof listingFeatures;
export type ListingRow = Row<ListingFeatures, ListedPatient>;
