import type { VirtualItem } from '@tanstack/react-virtual';

/** A row that is drawn, and how high the rows between it and the one before it are, which are not. */
export interface PlacedItem {
  item: VirtualItem;
  gap: number;
}

/**
 * Rows stay in the flow, kept apart by spacers: a body that is moved would take the sticky head along. There may be
 * several, since the focused row is drawn wherever it is.
 * @param margin where the list begins within what scrolls
 * @returns the rows with what is before each, and what is after the last
 */
export function placed(items: readonly VirtualItem[], total: number, margin = 0) {
  let end = margin;
  const rows = items.map((item): PlacedItem => {
    const gap = item.start - end;
    end = item.end;
    return { item, gap };
  });
  return { rows, after: Math.max(0, total + margin - end) };
}
