import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { objectiveTrends, type TrendPoint, trendSpan } from '#domain/check-ups/check-up-trend.ts';
import { OVERALL } from '#domain/shoops/response.ts';

/** One thing that check-ups rate. */
export interface Rated {
  /** As `ResponseStep.ratings` knows it. */
  readonly value: string;
  readonly label: string;
  /** From worse to better over time, oldest first. */
  readonly points: readonly TrendPoint[];
}

/** What was rated at all: what most check-ups rate comes first, pain before others, the day as a whole last. */
export function ratedIn(checkUps: readonly CheckUp[]): Rated[] {
  const span = trendSpan(checkUps);
  const asRated = (entries: readonly CheckUp[]) =>
    objectiveTrends(entries, span)
      .toSorted(
        (a, b) => sum(b.total) - sum(a.total) || Number(b.objective === PAIN) - Number(a.objective === PAIN),
      )
      .map(({ objective, label, points }) => ({ value: objective, label, points }));
  const overall = checkUps.map((checkUp) => ({ ...checkUp, objective: { [OVERALL]: checkUp.status } }));
  return [...asRated(checkUps), ...asRated(overall).map((rated) => ({ ...rated, label: 'How they felt' }))];
}

/** What most patients of such a clinic are after. */
const PAIN = 'painRelief';

const sum = ({ better, same, worse }: Record<'better' | 'same' | 'worse', number>) => better + same + worse;
