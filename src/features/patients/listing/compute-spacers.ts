import type { VirtualItem } from '@tanstack/react-virtual';

/** Rendered row, and the height of the unrendered rows before it. */
export interface RowWithGap {
  item: VirtualItem;
  /** Height in px. */
  gap: number;
}

/**
 * Computes spacers between rendered rows, of which there may be several, because the focused row is
 * always rendered. Translating the tbody instead would break the sticky header.
 * @param margin offset of the list within its scroll container
 * @returns rows with the gap before each, and the gap after the last
 */
export function computeSpacers(items: readonly VirtualItem[], totalHeight: number, margin = 0) {
  let end = margin;
  const rows = items.map((item): RowWithGap => {
    const gap = item.start - end;
    end = item.end;
    return { item, gap };
  });
  return { rows, gapAfter: Math.max(0, totalHeight + margin - end) };
}
