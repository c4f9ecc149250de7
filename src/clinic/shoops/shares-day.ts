import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { formatShoopDate } from '#domain/values/dates.ts';

const dayOf = ({ createdAt }: Recommendation) => formatShoopDate(createdAt);

/** Whether the day alone would be the name of two. */
export const sharesDay = (one: Recommendation, all: readonly Recommendation[]): boolean =>
  all.some((other) => other !== one && dayOf(other) === dayOf(one));
