import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { type BarSpan, objectiveTrends, type Trend } from '#domain/check-ups/check-up-trend.ts';
import { OVERALL } from '#domain/shoops/history/response.ts';

/**
 * Returns the trends of the rated subjects, most often rated first (ties: pain first), the whole
 * day last. A trend's objective is a key of `ResponseStep.ratings`.
 */
export function listRatedSubjects(checkUps: readonly CheckUp[], span: BarSpan): Trend[] {
  const objectives = objectiveTrends(checkUps, span).toSorted(
    (a, b) =>
      countRatings(b.total) - countRatings(a.total) ||
      Number(b.objective === PAIN_RELIEF) - Number(a.objective === PAIN_RELIEF),
  );
  // The status of the whole day, as if it were a rated objective.
  const overall = checkUps.map((checkUp) => ({ ...checkUp, objective: { [OVERALL]: checkUp.status } }));
  const wholeDay = objectiveTrends(overall, span).map((trend) => ({ ...trend, label: 'How they felt' }));
  return [...objectives, ...wholeDay];
}

/** Objective that comes first among equally often rated ones: the main one of most patients. */
const PAIN_RELIEF = 'painRelief';

const countRatings = ({ better, same, worse }: Trend['total']) => better + same + worse;
