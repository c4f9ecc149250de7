import type { PictureName } from './looks.ts';

/** Pictures before and after a run, and the problems during it. */
export interface Run {
  /** Pictures to take. */
  wanted: readonly PictureName[];
  /** Problem of each taken picture; null where there is none. */
  taken: ReadonlyMap<PictureName, string | null>;
  /** Accepted pictures with their times of modification, before and after the run. */
  before: ReadonlyMap<PictureName, number>;
  after: ReadonlyMap<PictureName, number>;
  /** Pictures whose difference from the accepted one was written. */
  differing: ReadonlySet<PictureName>;
}

export type Outcome = 'same' | 'added' | 'replaced' | 'changed' | 'failed';

function outcomeOf(name: PictureName, { taken, before, after, differing }: Run): Outcome {
  if (differing.has(name)) return 'changed';
  if (!before.has(name) && after.has(name)) return 'added';
  if (before.get(name) !== after.get(name)) return 'replaced';
  return taken.get(name) === null ? 'same' : 'failed';
}

/** Groups the wanted pictures by their outcome. */
export function groupByOutcome(run: Run): Record<Outcome, PictureName[]> {
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

/** Lists accepted pictures whose story was removed or renamed. */
export const listStalePictures = (
  accepted: Iterable<PictureName>,
  expected: readonly PictureName[],
): PictureName[] => {
  const known = new Set(expected);
  return [...accepted].filter((name) => !known.has(name));
};
