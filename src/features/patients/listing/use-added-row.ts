import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListingRow } from './listing-features.ts';

/** Scrolls once to the patient who was just added (physician §4). */
export function useAddedRow(foundRows: readonly ListingRow[], scrollTo: (index: number) => void): void {
  const shownId = useRef<string>(undefined);
  const scrollToRow = useEffectEvent(scrollTo);
  const index = foundRows.findIndex(({ original }) => original.isJustAdded);
  const id = foundRows[index]?.id;
  useEffect(() => {
    if (id === undefined || id === shownId.current) return;
    shownId.current = id;
    scrollToRow(index);
  }, [id, index]);
}
