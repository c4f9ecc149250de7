import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useRef } from 'react';
import type { ListingRow } from './listing-features.ts';

const patientIn = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-patient]')?.dataset.patient ?? null;

/** Keeps the focused row and its neighbors rendered, so that Tab works after scrolling. */
export function useFocusedRow(found: readonly ListingRow[]) {
  const focused = useRef<string | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const at = focused.current === null ? -1 : found.findIndex(({ id }) => id === focused.current);
      if (at < 0) return shown;
      const near = [at - 1, at, at + 1].filter((index) => index >= 0 && index < range.count);
      return [...new Set([...shown, ...near])].sort((a, b) => a - b);
    },
    [found],
  );
  return {
    focused,
    rangeExtractor,
    follow: {
      onFocus: (event: FocusEvent) => {
        focused.current = patientIn(event.target);
      },
      onBlur: (event: FocusEvent) => {
        focused.current = patientIn(event.relatedTarget);
      },
    },
  };
}
