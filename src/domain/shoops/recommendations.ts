import { type Shoop, type ShoopList, shoopsFor } from './shoop.ts';

/** Medicines that were recommended together (decision 66). */
export interface Recommendation {
  /** Unchanged as long as no medicine is added to the recommendation. */
  readonly key: string;
  /** ISO date and time of the newest medicine. */
  readonly createdAt: string;
  /** In the order in which they arrived; never empty. */
  readonly shoops: readonly Shoop[];
}

/**
 * Longest time between two rows of one call, in ms: the server's clock may advance while it writes
 * them. One call is one recommendation (decision 82).
 */
const MAX_CALL_MS = 1000;

/**
 * Groups Shoops by recommendation, newest first. Lists page by recommendation, so that a page never
 * splits one.
 * @param shoops in any order
 */
export function recommendationsOf(shoops: readonly Shoop[]): Recommendation[] {
  const recommendations: Recommendation[] = [];
  let group: Shoop[] | undefined;
  let newerMoment = 0;
  const moments = shoops.map((shoop) => ({ shoop, moment: Date.parse(shoop.createdAt) }));
  for (const { shoop, moment } of moments.toSorted((a, b) => b.moment - a.moment)) {
    if (!group || newerMoment - moment > MAX_CALL_MS) {
      group = [];
      recommendations.push({ key: shoop.id, createdAt: shoop.createdAt, shoops: group });
    }
    group.push(shoop);
    newerMoment = moment;
  }
  return recommendations;
}

/** Recommendations of a reply. */
export interface Recommended {
  /** Newest first. */
  readonly recommendations: readonly Recommendation[];
  /** Number of Shoops that could not be read. */
  readonly unreadable: number;
}

/** Returns the recommendations for a patient (physician §6); '' if the patient's id is unknown. */
export function recommendedTo(patientId: string, list: ShoopList): Recommended {
  const { shoops, unreadable } = shoopsFor(patientId, list);
  return { recommendations: recommendationsOf(shoops), unreadable };
}
