/** Line of a view: an element or a text that the page shows. */
export interface ViewLine {
  /** Depth in the tree of roles, from 0. */
  readonly depth: number;
  /** ARIA role; 'text' for a text between elements. */
  readonly role: string;
  /** Accessible name; '' without one. */
  readonly name: string;
  /** Value of a field, or text of an element; '' without one. */
  readonly value: string;
  /** States in the notation of Playwright: ' [checked] [disabled]'. */
  readonly states: string;
}

/** Line in a file: as it was, or as a short digest that does not give the text away. */
export interface FiledLine extends Omit<ViewLine, 'name' | 'value'> {
  readonly name?: string;
  readonly value?: string;
  /** Digest of the line; '' for a line that is not compared. */
  readonly digest?: string;
  /** True if a replaced text is masked in it. */
  readonly isMasked?: true;
}

/** View of a page at rest, as the lines that differ from the view before. */
export interface StoredView<Line> {
  /** Place among steps and calls. */
  readonly order: number;
  /** Width of the window in px. */
  readonly width: number;
  /** Number of first and of last lines that are those of the view before; null for a whole view. */
  readonly kept: readonly [first: number, last: number] | null;
  /** Lines between them. */
  readonly lines: readonly Line[];
}

export type RecordedView = StoredView<ViewLine>;
export type FiledView = StoredView<FiledLine>;

/** View with all of its lines. */
export interface WholeView<Line> {
  readonly order: number;
  readonly width: number;
  readonly lines: readonly Line[];
}

/** Returns a line as one text, with its place in the tree. */
const toText = (line: ViewLine) => JSON.stringify(line);

/** Counts the equal lines at the beginning of two lists. */
function countEqual(one: readonly ViewLine[], other: readonly ViewLine[]): number {
  const end = Math.min(one.length, other.length);
  for (let index = 0; index < end; index += 1)
    if (toText(one[index] as ViewLine) !== toText(other[index] as ViewLine)) return index;
  return end;
}

/** Returns the lines that differ from the view before. */
export function shortenView(
  { lines, ...view }: WholeView<ViewLine>,
  before: readonly ViewLine[] | null,
): RecordedView {
  if (!before) return { ...view, kept: null, lines };
  const first = countEqual(before, lines);
  const last = countEqual(before.slice(first).reverse(), lines.slice(first).reverse());
  return { ...view, kept: [first, last], lines: lines.slice(first, lines.length - last) };
}

/** Returns views with all of their lines; those before the first whole one are left out. */
export function completeViews<Line>(views: readonly StoredView<Line>[]): WholeView<Line>[] {
  const completed: WholeView<Line>[] = [];
  for (const { kept, lines, order, width } of views) {
    const before = completed.at(-1)?.lines;
    if (kept && !before) continue;
    const [first, last] = kept ?? [0, 0];
    const behind = before && last > 0 ? before.slice(-last) : [];
    completed.push({ order, width, lines: [...(before ?? []).slice(0, first), ...lines, ...behind] });
  }
  return completed;
}
