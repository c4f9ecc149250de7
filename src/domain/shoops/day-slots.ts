import { doseTimes } from './medicine/options.ts';
import type { Shoop, ShoopDose } from './shoop.ts';

/** Dose of which only the time of day matters here. */
type Timed = Pick<ShoopDose, 'doseTime'>;

/** Time of day with its doses. */
export interface DaySlot<Taken extends Timed = ShoopDose> {
  /** Morning, Afternoon, Evening, another word of the server, or '' without a time. */
  readonly time: string;
  /** Doses at that time; several are separate doses, and never added up. */
  readonly doses: readonly Taken[];
}

const times: readonly string[] = doseTimes.map(({ value }) => value);

/**
 * Groups the doses of a day by time: first the three times of a Shoop in order, also those without
 * doses, then other words, then doses without a time. If no dose has one of the three times, they
 * are left out.
 */
export function groupByTime<Taken extends Timed>(doses: readonly Taken[]): DaySlot<Taken>[] {
  const slotAt = (time: string): DaySlot<Taken> => ({
    time,
    doses: doses.filter(({ doseTime }) => doseTime === time),
  });
  const givenTimes = new Set(doses.map(({ doseTime }) => doseTime));
  const otherTimes = [...givenTimes].filter((time) => time !== '' && !times.includes(time));
  const knownTimes = times.some((time) => givenTimes.has(time)) ? times : [];
  return [...knownTimes, ...otherTimes, ...(givenTimes.has('') ? [''] : [])].map(slotAt);
}

/** Dose with its medicine. */
export interface TakenDose extends ShoopDose {
  readonly of: Shoop;
}

/** Groups the doses of several medicines by time of day, without empty times. */
export const groupMedicinesByTime = (shoops: readonly Shoop[]): DaySlot<TakenDose>[] =>
  groupByTime(shoops.flatMap((of) => of.doses.map((dose): TakenDose => ({ ...dose, of })))).filter(
    ({ doses }) => doses.length > 0,
  );
