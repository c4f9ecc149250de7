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

/** What a sending takes that goes by two calls, in milliseconds (decision 68). */
const ONE_SENDING = 10_000;

const moment = ({ createdAt }: Pick<Shoop, 'createdAt'>) => Date.parse(createdAt);

/**
 * Whether a medicine is of one sending with others: they share the moment. What comes by a further call a few seconds later does, too, as
 * long as none of its cannabinoids is among them: one that is there again corrects the former.
 */
function isOfOneSending(shoop: Shoop, group: readonly Shoop[]): boolean {
  return group.every((other) => {
    const apart = Math.abs(moment(other) - moment(shoop));
    return apart === 0 || (apart <= ONE_SENDING && other.targetCannabinoid !== shoop.targetCannabinoid);
  });
}

/**
 * Shoops as they were recommended: those of one sending together, the newest first. Pages count these, so that none is cut.
 * @param shoops in any order
 */
export function recommendationsOf(shoops: readonly Shoop[]): Recommendation[] {
  const groups: Shoop[][] = [];
  for (const shoop of shoops.toSorted((a, b) => moment(b) - moment(a))) {
    const last = groups.at(-1);
    if (last && isOfOneSending(shoop, last)) last.push(shoop);
    else groups.push([shoop]);
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
