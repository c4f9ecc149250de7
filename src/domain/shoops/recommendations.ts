import { type Shoop, type ShoopList, shoopsFor } from './shoop.ts';

/** Medicines that were recommended together (decision 66). */
export interface Recommendation {
  /** Stays the same while nothing is added to it. */
  readonly key: string;
  /** ISO date and time of the newest of them. */
  readonly createdAt: string;
  /** In the order in which they arrived; never none. */
  readonly shoops: readonly Shoop[];
}

/** One call brings one recommendation (decision 82). How far a server's own clock may run on while it writes the rows, in milliseconds. */
const ONE_CALL = 1000;

/**
 * Shoops as they were recommended: those of one sending together, the newest first. Pages count these, so that none is cut.
 * @param shoops in any order
 */
export function recommendationsOf(shoops: readonly Shoop[]): Recommendation[] {
  const groups: Shoop[][] = [];
  let later = Number.NaN;
  const arrivals = [...Map.groupBy(shoops, ({ createdAt }) => Date.parse(createdAt))];
  for (const [moment, arrived] of arrivals.toSorted(([a], [b]) => b - a)) {
    if (later - moment <= ONE_CALL) groups.at(-1)?.push(...arrived);
    else groups.push([...arrived]);
    later = moment;
  }
  return groups.flatMap((group) => {
    const [newest] = group;
    return newest ? [{ key: newest.id, createdAt: newest.createdAt, shoops: group }] : [];
  });
}

/** What a reply brings of recommendations. */
export interface Recommended {
  /** The newest first. */
  readonly recommendations: readonly Recommendation[];
  /** How many Shoops were there that could not be read. */
  readonly unreadable: number;
}

/** What was recommended to a patient, of what a reply brings (physician §6); '' where nobody knows to whom. */
export function recommendedTo(patientId: string, list: ShoopList): Recommended {
  const { shoops, unreadable } = shoopsFor(patientId, list);
  return { recommendations: recommendationsOf(shoops), unreadable };
}
