import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { objectiveTrends, type TrendPoint, trendSpan } from '#domain/check-ups/check-up-trend.ts';
import { OVERALL } from '#domain/shoops/response.ts';

/** Subject that check-ups rate, with its ratings. */
export interface RatedSubject {
  /** Key in `ResponseStep.ratings`. */
  readonly value: string;
  readonly label: string;
  /** Averages over time, oldest first. */
  readonly points: readonly TrendPoint[];
}

/** Returns the rated subjects, most often rated first (ties: pain first), the whole day last. */
export function listRatedSubjects(checkUps: readonly CheckUp[]): RatedSubject[] {
  const span = trendSpan(checkUps);
  const asRated = (entries: readonly CheckUp[]) =>
    objectiveTrends(entries, span)
      .toSorted(
        (a, b) => sum(b.total) - sum(a.total) || Number(b.objective === PAIN) - Number(a.objective === PAIN),
      )
      .map(({ objective, label, points }) => ({ value: objective, label, points }));
  // The status of the whole day, as if it were a rated objective.
  const overall = checkUps.map((checkUp) => ({ ...checkUp, objective: { [OVERALL]: checkUp.status } }));
  return [...asRated(checkUps), ...asRated(overall).map((rated) => ({ ...rated, label: 'How they felt' }))];
}

/** Main objective of most patients. */
const PAIN = 'painRelief';

const sum = ({ better, same, worse }: Record<'better' | 'same' | 'worse', number>) => better + same + worse;
