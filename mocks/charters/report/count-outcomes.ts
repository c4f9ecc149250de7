import type { Charter } from '../charter.ts';
import { type CharterResults, outcomes } from '../results.ts';

/** Counts charters by outcome; `untried` are those without a result. */
export function countOutcomes(charters: readonly Pick<Charter, 'id'>[], results: CharterResults) {
  const count = (outcome: string | undefined) =>
    charters.filter(({ id }) => results[id]?.outcome === outcome).length;
  const [passed, failed, unsure] = outcomes.map(count);
  return { passed: passed ?? 0, failed: failed ?? 0, unsure: unsure ?? 0, untried: count(undefined) };
}
