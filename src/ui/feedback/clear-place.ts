/** Vertical extent in the window, in px from its top. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Distance between an overlay and the elements of the page, in px. */
const GAP_PX = 8;

/** Returns the height that two spans share, in px. */
const measureOverlap = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Finds a place for an overlay: the lowest that covers no element of `keep`, or covers least.
 * @param height in px
 * @param room area for the overlay
 * @param keep elements that must stay visible
 * @returns top, in px from the window's top
 */
export function findClearTop(height: number, room: Span, keep: readonly Span[]): number {
  const lowest = Math.max(room.top, room.bottom - height);
  const candidates = [
    lowest,
    room.top,
    ...keep.flatMap(({ top, bottom }) => [top - GAP_PX - height, bottom + GAP_PX]),
  ]
    .filter((top) => top >= room.top && top <= lowest)
    .map((top) => {
      const covered = keep.map((span) => measureOverlap({ top, bottom: top + height }, span));
      return { top, covers: covered.reduce((sum, part) => sum + part, 0) };
    });
  return (
    candidates.toSorted((one, other) => one.covers - other.covers || other.top - one.top)[0]?.top ?? lowest
  );
}
