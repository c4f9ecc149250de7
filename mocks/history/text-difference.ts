/** Replacement of a part of a text: the characters from `start` to `end` become `text`. */
export type Replacement = readonly [start: number, end: number, text: string];

/** Beginning of a table in the JSON of a snapshot. A match elsewhere costs space, nothing more. */
const tableStart = /[\]}],"\w+":\[/g;

/** Length of the blocks that are compared at once, in characters. */
const BLOCK_LENGTHS = [65_536, 1024, 1];

/** Returns the largest `count` up to `limit` for which all blocks below are equal. */
function countEqual(limit: number, isEqual: (from: number, to: number) => boolean): number {
  let count = 0;
  for (const length of BLOCK_LENGTHS) {
    while (count + length <= limit && isEqual(count, count + length)) count += length;
  }
  return count;
}

/** Returns the replacement between the first and the last difference; null for equal texts. */
function replaceMiddle(source: string, target: string): Replacement | null {
  if (source === target) return null;
  const shorter = Math.min(source.length, target.length);
  const start = countEqual(shorter, (from, to) => source.substring(from, to) === target.substring(from, to));
  const equalEnd = countEqual(shorter - start, (from, to) => {
    const sourceBlock = source.substring(source.length - to, source.length - from);
    return sourceBlock === target.substring(target.length - to, target.length - from);
  });
  return [start, source.length - equalEnd, target.slice(start, target.length - equalEnd)];
}

/** Splits a part of a snapshot's JSON where its tables begin. */
function splitIntoTables(json: string): string[] {
  const starts = [0, ...[...json.matchAll(tableStart)].map(({ index }) => index + 1)];
  return starts.map((start, index) => json.slice(start, starts[index + 1]));
}

/**
 * Finds the replacements that make one snapshot's JSON of another. Of each table that differs, the
 * part between its first and its last difference is replaced.
 */
export function findReplacements(source: string, target: string): Replacement[] {
  const whole = replaceMiddle(source, target);
  if (!whole) return [];
  const [start, end, text] = whole;
  const sourceParts = splitIntoTables(source.slice(start, end));
  const targetParts = splitIntoTables(text);
  if (sourceParts.length !== targetParts.length) return [whole];
  let offset = start;
  return sourceParts.flatMap((part, index): Replacement[] => {
    const partOffset = offset;
    offset += part.length;
    const replacement = replaceMiddle(part, targetParts[index] ?? '');
    return replacement ? [[partOffset + replacement[0], partOffset + replacement[1], replacement[2]]] : [];
  });
}

/**
 * Applies replacements, which are sorted by their place and do not overlap.
 * @param pieces text in pieces, so that a long text is not copied for each of many small changes
 * @returns the new text in pieces
 */
export function applyReplacements(pieces: readonly string[], replacements: readonly Replacement[]): string[] {
  const result: string[] = [];
  let index = 0;
  /** Rest of the piece at `index`. */
  let rest = pieces[0] ?? '';
  let position = 0;

  /** Moves on to a position. @param keep called with each part that was passed */
  function moveTo(end: number, keep: (part: string) => void): void {
    while (position < end && index < pieces.length) {
      const part = rest.slice(0, end - position);
      if (part !== '') keep(part);
      position += part.length;
      rest = rest.slice(part.length);
      if (rest === '') {
        index += 1;
        rest = pieces[index] ?? '';
      }
    }
  }

  for (const [start, end, text] of replacements) {
    moveTo(start, (part) => result.push(part));
    moveTo(end, () => {});
    if (text !== '') result.push(text);
  }
  moveTo(Number.POSITIVE_INFINITY, (part) => result.push(part));
  return result;
}
