import { type Row, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ListedPatient } from './listed-patients.ts';

/** Features of the table library in use: the order, which the columns' heads show and change. */
export const listingFeatures = tableFeatures({ rowSortingFeature });
export type ListingFeatures = typeof listingFeatures;

/** Row of the table library: a patient of the list. */
export type ListingRow = Row<ListingFeatures, ListedPatient>;
