import type { MedicineResponse } from '#domain/shoops/response.ts';
import type { Rated } from './rated-in.ts';

/** A moment on the line of time. */
export interface ResponsePoint {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** From −1, all worse, to 1, all better; absent where nothing was rated. */
  readonly average?: number;
  /** In mg a day, as it holds from then on; null where it cannot be told. */
  readonly dose: number | null;
}

/** From the first moment to the last that any of them tells of. */
export function timeOf(
  responses: readonly MedicineResponse[],
  { points }: Rated,
): readonly [first: number, last: number] {
  const sent = responses.flatMap(({ steps }) =>
    steps.flatMap(({ since }) => (since === null ? [] : [Date.parse(since)])),
  );
  const all = [...sent, ...points.map(({ at }) => at)];
  return [Math.min(...all), Math.max(...all)];
}

/** Ratings and changes of the dose, oldest first: each moment knows the dose that holds then. */
export function responseLine({ steps }: MedicineResponse, { points }: Rated): ResponsePoint[] {
  const changes = steps.flatMap(({ since, mg }) => (since === null ? [] : [{ at: Date.parse(since), mg }]));
  const doseAt = (at: number) => changes.findLast((change) => change.at <= at)?.mg ?? null;
  const line: ResponsePoint[] = [
    ...points.map(({ at, average }) => ({ at, average, dose: doseAt(at) })),
    ...changes.map(({ at, mg }) => ({ at, dose: mg })),
  ];
  return line.sort((a, b) => a.at - b.at);
}
