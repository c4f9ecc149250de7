import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { formatShoopDate } from '#domain/values/dates.ts';

const dayOf = ({ createdAt }: Recommendation) => formatShoopDate(createdAt);

/** Returns true if another recommendation has the same day, so that the day is ambiguous. */
export const sharesDay = (recommendation: Recommendation, all: readonly Recommendation[]): boolean =>
  all.some((other) => other !== recommendation && dayOf(other) === dayOf(recommendation));
