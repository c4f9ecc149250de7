import type { MedicineResponse } from '#domain/shoops/response.ts';
import type { RatedSubject } from './rated-subjects.ts';

/** Point on the time axis. */
export interface ResponsePoint {
  /** Time in ms since 1970. */
  readonly at: number;
  /** Average rating from −1 (all worse) to 1 (all better); absent if nothing was rated. */
  readonly average?: number;
  /** Dose in mg per day that applies from then on; null if unknown. */
  readonly dose: number | null;
}

/** Returns the first and last time of the doses and ratings. */
export function getTimeRange(
  responses: readonly MedicineResponse[],
  { points }: RatedSubject,
): readonly [first: number, last: number] {
  const sent = responses.flatMap(({ steps }) =>
    steps.flatMap(({ since }) => (since === null ? [] : [Date.parse(since)])),
  );
  const all = [...sent, ...points.map(({ at }) => at)];
  return [Math.min(...all), Math.max(...all)];
}

/** Merges ratings and dose changes, oldest first. Each point has the dose that applies then. */
export function buildResponseLine({ steps }: MedicineResponse, { points }: RatedSubject): ResponsePoint[] {
  const changes = steps.flatMap(({ since, mg }) => (since === null ? [] : [{ at: Date.parse(since), mg }]));
  const doseAt = (at: number) => changes.findLast((change) => change.at <= at)?.mg ?? null;
  const line: ResponsePoint[] = [
    ...points.map(({ at, average }) => ({ at, average, dose: doseAt(at) })),
    ...changes.map(({ at, mg }) => ({ at, dose: mg })),
  ];
  return line.sort((a, b) => a.at - b.at);
}
