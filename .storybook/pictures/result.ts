import type { PictureName } from './looks.ts';

/** What a run met and left. */
export interface Run {
  /** The pictures that were to be taken. */
  wanted: readonly PictureName[];
  /** What went wrong with each that was taken; null where nothing did. */
  taken: ReadonlyMap<PictureName, string | null>;
  /** The accepted pictures, with when they were written, before and after. */
  before: ReadonlyMap<PictureName, number>;
  after: ReadonlyMap<PictureName, number>;
  /** Those whose differences were written down. */
  differing: ReadonlySet<PictureName>;
}

/** What became of a picture. */
export type Outcome = 'same' | 'added' | 'replaced' | 'changed' | 'failed';

function outcomeOf(name: PictureName, { taken, before, after, differing }: Run): Outcome {
  if (differing.has(name)) return 'changed';
  if (!before.has(name) && after.has(name)) return 'added';
  if (before.get(name) !== after.get(name)) return 'replaced';
  return taken.get(name) === null ? 'same' : 'failed';
}

/** The wanted pictures by what became of them. */
export function resultOf(run: Run): Record<Outcome, PictureName[]> {
  const result: Record<Outcome, PictureName[]> = {
    same: [],
    added: [],
    replaced: [],
    changed: [],
    failed: [],
  };
  for (const name of run.wanted) result[outcomeOf(name, run)].push(name);
  return result;
}

/** Accepted pictures of stories that are gone, or have another name now. */
export const staleOf = (accepted: Iterable<PictureName>, expected: readonly PictureName[]): PictureName[] => {
  const known = new Set(expected);
  return [...accepted].filter((name) => !known.has(name));
};
