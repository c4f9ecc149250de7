import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { type BarSpan, objectiveTrends, type Trend } from '#domain/check-ups/check-up-trend.ts';
import { OVERALL } from '#domain/shoops/history/response.ts';

/**
 * Returns the trends of the rated subjects, most often rated first (ties: pain first), the whole
 * day last. A trend's objective is a key of `ResponseStep.ratings`.
 */
export function listRatedSubjects(checkUps: readonly CheckUp[], span: BarSpan): Trend[] {
  const objectives = objectiveTrends(checkUps, span).toSorted(
    (a, b) => sum(b.total) - sum(a.total) || Number(b.objective === PAIN) - Number(a.objective === PAIN),
  );
  // The status of the whole day, as if it were a rated objective.
  const overall = checkUps.map((checkUp) => ({ ...checkUp, objective: { [OVERALL]: checkUp.status } }));
  const whole = objectiveTrends(overall, span).map((trend) => ({ ...trend, label: 'How they felt' }));
  return [...objectives, ...whole];
}

/** Main objective of most patients. */
const PAIN = 'painRelief';

const sum = ({ better, same, worse }: Trend['total']) => better + same + worse;
