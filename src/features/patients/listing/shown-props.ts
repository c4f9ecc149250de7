import type { Ref } from 'react';
import type { ListingRow } from './listing-features.ts';

/** Lets whoever shows the list put the focus on a row. */
export interface RowFocus {
  focusRow(index: number): void;
}

/** What the table and the cards are given alike. */
export interface ShownProps {
  /** The rows to show, in their order. */
  found: readonly ListingRow[];
  /** Changes with the search, the status and the order: then the list begins at its top again. */
  shown: string;
  ref?: Ref<RowFocus>;
}
