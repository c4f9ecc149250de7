import { doseTimes } from './options.ts';
import type { Shoop, ShoopDose } from './shoop.ts';

type Timed = Pick<ShoopDose, 'doseTime'>;

/** A time of a day and what is taken then. */
export interface DaySlot<Taken extends Timed = ShoopDose> {
  /** Morning, Afternoon, Evening, another word of the server's, or '' where no time is given. */
  readonly time: string;
  /** None where nothing is taken at that time; several are taken each for itself, and never added up. */
  readonly doses: readonly Taken[];
}

const times: readonly string[] = doseTimes.map(({ value }) => value);

/**
 * The doses of a day by their times: the three that a Shoop knows, in order and also where nothing is taken then, after
 * them other words, and what has no time at the end. Without any known time there is no line of a day to be empty.
 */
export function dayLine<Taken extends Timed>(doses: readonly Taken[]): DaySlot<Taken>[] {
  const at = (time: string): DaySlot<Taken> => ({
    time,
    doses: doses.filter(({ doseTime }) => doseTime === time),
  });
  const given = new Set(doses.map(({ doseTime }) => doseTime));
  const others = [...given].filter((time) => time !== '' && !times.includes(time));
  const known = times.some((time) => given.has(time)) ? times : [];
  return [...known, ...others, ...(given.has('') ? [''] : [])].map(at);
}

/** A dose, and of which medicine it is. */
export interface TakenDose extends ShoopDose {
  readonly of: Shoop;
}

/** The times of a day at which something is taken, of several medicines together. */
export const wholeDay = (shoops: readonly Shoop[]): DaySlot<TakenDose>[] =>
  dayLine(shoops.flatMap((of) => of.doses.map((dose): TakenDose => ({ ...dose, of })))).filter(
    ({ doses }) => doses.length > 0,
  );
