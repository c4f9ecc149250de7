/** What something takes up of a window's height, in pixels from its top. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Between what lies over a page and what stands in it, in pixels. */
const GAP = 8;

const overlap = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Where something of a height covers none of what is to stay in sight: as far down as it goes, or where it covers least.
 * @param height in pixels
 * @param room where it may lie
 * @param keep what it must not lie on
 * @returns its top, in pixels from that of the window
 */
export function clearPlace(height: number, room: Span, keep: readonly Span[]): number {
  const lowest = Math.max(room.top, room.bottom - height);
  const places = [lowest, room.top, ...keep.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP])]
    .filter((top) => top >= room.top && top <= lowest)
    .map((top) => {
      const covered = keep.map((span) => overlap({ top, bottom: top + height }, span));
      return { top, covers: covered.reduce((sum, part) => sum + part, 0) };
    });
  return places.toSorted((one, other) => one.covers - other.covers || other.top - one.top)[0]?.top ?? lowest;
}
