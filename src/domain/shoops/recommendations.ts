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

/** How long after one call of a sending the next one may arrive, in milliseconds (decision 68). */
const NEXT_CALL = 10_000;

/** What arrived by one call shares its moment, in milliseconds. */
type Arrival = readonly [moment: number, shoops: readonly Shoop[]];

/**
 * Whether what arrived later came by the next call of the same sending: within seconds, and with none of its cannabinoids. One
 * that is there again corrects the former.
 */
function isOfOneSending([moment, arrived]: Arrival, laterMoment: number, later: readonly Shoop[]): boolean {
  const isThere = new Set(later.map(({ targetCannabinoid }) => targetCannabinoid));
  const isAgain = arrived.some(({ targetCannabinoid }) => isThere.has(targetCannabinoid));
  return laterMoment - moment <= NEXT_CALL && !isAgain;
}

/**
 * Shoops as they were recommended: those of one sending together, the newest first. Pages count these, so that none is cut.
 * @param shoops in any order
 */
export function recommendationsOf(shoops: readonly Shoop[]): Recommendation[] {
  const arrivals = [...Map.groupBy(shoops, ({ createdAt }) => Date.parse(createdAt))];
  const groups: Shoop[][] = [];
  let laterMoment = 0;
  for (const arrival of arrivals.toSorted(([a], [b]) => b - a)) {
    const last = groups.at(-1);
    if (last && isOfOneSending(arrival, laterMoment, last)) last.push(...arrival[1]);
    else groups.push([...arrival[1]]);
    [laterMoment] = arrival;
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
