import type { ListingView } from './listing-view.ts';

export interface PatientListingProps {
  view: ListingView;
  /** Changes the address; typing replaces it, so that Back leaves the list and does not take letters away. */
  onView: (change: Partial<ListingView>, how: 'push' | 'replace') => void;
  /** The e-mail of a patient who was added a moment ago. */
  added?: string | undefined;
}
