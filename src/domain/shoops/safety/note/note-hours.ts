import type { TypedMedicine } from '../typed-medicine.ts';
import { atOnceIn, intervalsIn, MINUTES_PER_DAY, type NamedInterval } from './intervals.ts';

/**
 * Returns true if an interval fits the frequency. Frequency 2 · Hourly may mean every 2 hours or
 * 2 times an hour (decision 70): both fit.
 */
function fitsFrequency({ isHourly, frequency, doses }: TypedMedicine, { minutes }: NamedInterval): boolean {
  return minutes.some((each) =>
    isHourly ? each === 60 * frequency || each * frequency === 60 : each * doses.length === MINUTES_PER_DAY,
  );
}

/** Returns the intervals of a note that differ from the frequency, or from each other. */
function otherIntervals(medicine: TypedMedicine, clauses: readonly string[]): string[] {
  const namedIntervals = clauses.flatMap(intervalsIn);
  const unfitting = namedIntervals.filter((interval) => !fitsFrequency(medicine, interval));
  const hasTwoMeanings = new Set(namedIntervals.map(({ minutes }) => minutes.join())).size > 1;
  const reported = unfitting.length > 0 ? unfitting : hasTwoMeanings ? namedIntervals : [];
  return reported.map(({ words }) => `“${words}”`);
}

/** Returns the numbers of doses at once in a note that exceed the doses at any time of day. */
function otherAtOnce({ doses }: TypedMedicine, clauses: readonly string[]): string[] {
  const mostAtOnce = Math.max(
    1,
    ...doses.map(({ time }) => doses.filter((dose) => dose.time === time).length),
  );
  return clauses.flatMap((clause) => {
    const named = atOnceIn(clause);
    return named && named.count > mostAtOnce ? [`“${named.words}”`] : [];
  });
}

/** Returns the intervals and the doses at once in a note that differ from the form's doses. */
export const otherHours = (medicine: TypedMedicine, clauses: readonly string[]): string[] => [
  ...otherIntervals(medicine, clauses),
  ...otherAtOnce(medicine, clauses),
];
