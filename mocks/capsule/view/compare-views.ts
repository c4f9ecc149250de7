import type { Capsule } from '../capsule.ts';
import { describeLine, keyOfFiled, keysOfShown } from './line-key.ts';
import { createLineMask, selectReplacements } from './masks.ts';
import type { FiledLine, ViewLine, WholeView } from './view.ts';

/** Differences that were reported, by the keys of their lines. */
export interface KnownDifferences {
  readonly missing: readonly string[];
  readonly added: readonly string[];
  readonly isReordered: boolean;
}

export const noDifferences: KnownDifferences = { missing: [], added: [], isReordered: false };

/** Differences of a page from a recorded view. */
export interface ViewDifference extends KnownDifferences {
  /** Description for the tester. */
  readonly text: string;
}

/** Number of lines that a description lists. */
const maxListed = 5;

/** Lists lines for a tester. */
function listLines(texts: readonly string[], unnamed: number): string {
  const listed = texts.slice(0, maxListed);
  const rest = texts.length - listed.length + unnamed;
  return [
    ...listed,
    ...(rest > 0 ? [`${rest} ${listed.length > 0 ? 'more ' : ''}${rest === 1 ? 'line' : 'lines'}`] : []),
  ].join(', ');
}

/** Removes from a list what another one has, each as often as it is there. */
function removeKnown<T>(items: readonly T[], known: readonly string[], keyOf: (item: T) => string): T[] {
  const counts = new Map<string, number>();
  for (const key of known) counts.set(key, (counts.get(key) ?? 0) + 1);
  return items.filter((item) => {
    const count = counts.get(keyOf(item)) ?? 0;
    counts.set(keyOf(item), count - 1);
    return count <= 0;
  });
}

/** Compares pages with the views of a capsule. */
export class ViewComparison {
  readonly #salt: string;
  readonly #maskLine: ReturnType<typeof createLineMask>;
  readonly #shown = new Map<string, { keys: [string, string]; line: ViewLine }>();

  constructor({
    replacements,
    viewSalt = '',
  }: Readonly<Pick<Capsule, 'viewSalt'>> & { readonly replacements: readonly string[] }) {
    this.#salt = viewSalt;
    this.#maskLine = createLineMask(selectReplacements(replacements), replacements);
  }

  /** Returns how a page differs from a view, beyond what is known; null if it does not. */
  compare(
    view: WholeView<FiledLine>,
    page: readonly ViewLine[],
    known: KnownDifferences,
  ): ViewDifference | null {
    const { recorded, order, extra, uncompared, lacking } = this.#match(view.lines, page);
    const missing = removeKnown(lacking, known.missing, ({ key }) => key);
    const added = removeKnown(extra, known.added, ({ key }) => key).slice(uncompared);
    if (missing.length > 0 || added.length > 0)
      return {
        missing: [...known.missing, ...missing.map(({ key }) => key)],
        added: [...known.added, ...added.map(({ key }) => key)],
        isReordered: known.isReordered,
        text: describe(
          missing.map(({ line }) => line),
          added.map(({ line }) => line),
        ),
      };
    const isSame = lacking.length === 0 && extra.length === 0;
    if (!isSame || known.isReordered || recorded.some(({ line }) => line.isMasked)) return null;
    const place = recorded.findIndex(({ key }, index) => key !== order[index]);
    if (place < 0) return null;
    const [first] = page.slice(place);
    return {
      ...known,
      isReordered: true,
      text: `The page shows the same in another order, from ${first ? describeLine(first) : 'there'} on`,
    };
  }

  /** Lists recorded lines that a page lacks, each as often. */
  listMissing<Line extends Omit<FiledLine, 'depth'>>(
    lines: readonly Line[],
    page: readonly ViewLine[],
  ): Line[] {
    return this.#match(lines, page).lacking.map(({ line }) => line);
  }

  /** Finds each recorded line in a page, and each line of the page among the recorded ones. */
  #match<Line extends Omit<FiledLine, 'depth'>>(lines: readonly Line[], page: readonly ViewLine[]) {
    const recorded = lines.map((line) => ({ line, key: keyOfFiled(line) }));
    const waiting = new Map<string, number>();
    for (const { key } of recorded) waiting.set(key, (waiting.get(key) ?? 0) + 1);
    const order: string[] = [];
    const extra: { key: string; line: ViewLine }[] = [];
    for (const shown of page) {
      const { keys, line } = this.#read(shown);
      const key = keys.find((one) => (waiting.get(one) ?? 0) > 0);
      if (key === undefined) extra.push({ key: keys[0], line });
      else {
        waiting.set(key, (waiting.get(key) ?? 0) - 1);
        order.push(key);
      }
    }
    // Each line that is not compared may be any line of the page.
    const uncompared = waiting.get('') ?? 0;
    waiting.delete('');
    const lacking = recorded
      .toReversed()
      .filter(({ key }) => {
        const count = waiting.get(key) ?? 0;
        if (count > 0) waiting.set(key, count - 1);
        return count > 0;
      })
      .reverse();
    return { recorded, order, extra, uncompared, lacking };
  }

  /** Masks a line of a page, and returns it with its keys. */
  #read(shown: ViewLine): { keys: [string, string]; line: ViewLine } {
    const id = JSON.stringify(shown);
    const read = this.#shown.get(id);
    if (read) return read;
    const result = { keys: keysOfShown(this.#maskLine(shown), this.#salt), line: shown };
    this.#shown.set(id, result);
    return result;
  }
}

/** Describes lines that are missing and lines that are new. */
function describe(missing: readonly FiledLine[], added: readonly ViewLine[]): string {
  const named = missing.filter(({ digest }) => digest === undefined);
  const missingText =
    missing.length > 0 &&
    `no longer shows ${listLines(named.map(describeLine), missing.length - named.length)}`;
  const addedText = added.length > 0 && `now shows ${listLines(added.map(describeLine), 0)}`;
  return `The page ${[addedText, missingText].filter(Boolean).join(', and ')}`;
}
