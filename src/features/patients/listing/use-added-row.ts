import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListingRow } from './listing-features.ts';

/** Scrolls once to the patient who was just added (physician §4). */
export function useAddedRow(found: readonly ListingRow[], scrollTo: (index: number) => void): void {
  const seen = useRef<string>(undefined);
  const show = useEffectEvent(scrollTo);
  const index = found.findIndex(({ original }) => original.isAdded);
  const id = found[index]?.id;
  useEffect(() => {
    if (id === undefined || id === seen.current) return;
    seen.current = id;
    show(index);
  }, [id, index]);
}
