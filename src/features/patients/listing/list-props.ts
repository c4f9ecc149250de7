import type { Ref } from 'react';
import type { ListingRow } from './listing-features.ts';

/** Handle to focus a row of the list. */
export interface RowFocus {
  focusRow(index: number): void;
}

/** Props of both the table and the cards. */
export interface ListProps {
  /** Rows to show, in their order. */
  foundRows: readonly ListingRow[];
  /** Key of search, status and order; a change scrolls the list to the top. */
  viewKey: string;
  /** True while there are no rows to show yet. */
  isLoading: boolean;
  ref?: Ref<RowFocus>;
}
