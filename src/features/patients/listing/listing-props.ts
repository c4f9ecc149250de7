import type { PatientRow } from '../finder/patient-row.ts';
import type { ListingView } from './listing-view.ts';

/** Props of the page and of its list. */
export interface PatientListingProps {
  view: ListingView;
  /** Changes the URL. Typing replaces the entry, so that Back leaves the list. */
  onView: (change: Partial<ListingView>, how: 'push' | 'replace') => void;
  /** E-mail of a patient who was just added. */
  added?: string | undefined;
}

/** List as the server sends it. */
export interface PatientList {
  patients: readonly PatientRow[];
  /** Number of unreadable entries of the reply. */
  unreadable: number;
  /** Number of patients that the server reports. */
  total: number;
}
