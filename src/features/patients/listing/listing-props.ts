import type { ListingView } from './listing-view.ts';

export interface PatientListingProps {
  view: ListingView;
  /** Changes the URL. Typing replaces the entry, so that Back leaves the list. */
  onView: (change: Partial<ListingView>, how: 'push' | 'replace') => void;
  /** E-mail of a patient who was just added. */
  added?: string | undefined;
}
