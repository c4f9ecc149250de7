import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useRef } from 'react';
import type { ListingRow } from './listing-features.ts';

/** Returns the id of the patient whose row contains an element; null outside of rows. */
const patientIdAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-patient]')?.dataset.patient ?? null;

/** Keeps the focused row and its neighbors rendered, so that Tab works after scrolling. */
export function useFocusedRow(foundRows: readonly ListingRow[]) {
  // A ref: a change of focus rerenders nothing, and counts at the next scroll.
  const focusedId = useRef<string | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const visibleIndexes = defaultRangeExtractor(range);
      const focusedIndex =
        focusedId.current === null ? -1 : foundRows.findIndex(({ id }) => id === focusedId.current);
      if (focusedIndex < 0) return visibleIndexes;
      const neighbors = [focusedIndex - 1, focusedIndex, focusedIndex + 1].filter(
        (index) => index >= 0 && index < range.count,
      );
      return [...new Set([...visibleIndexes, ...neighbors])].sort((a, b) => a - b);
    },
    [foundRows],
  );
  return {
    focusedId,
    rangeExtractor,
    focusHandlers: {
      onFocus: (event: FocusEvent) => {
        focusedId.current = patientIdAt(event.target);
      },
      onBlur: (event: FocusEvent) => {
        focusedId.current = patientIdAt(event.relatedTarget);
      },
    },
  };
}
