import { keysOf } from '#domain/values/keys-of.ts';
import { groupMedicinesByTime, type TakenDose } from '../day-slots.ts';
import { cannabinoidName } from '../medicine/cannabinoids.ts';
import type { Recommendation } from '../recommendations.ts';
import type { Shoop } from '../shoop.ts';

/**
 * Default local time of each reminder, in the order of the day (assumed: no document says when a
 * morning is).
 */
export const reminderTimes = { Morning: '08:00', Afternoon: '13:00', Evening: '20:00' } as const;

export type ReminderTime = keyof typeof reminderTimes;

/** Time of day with all doses at that time. */
export interface ReminderSlot {
  readonly time: ReminderTime;
  readonly doses: readonly TakenDose[];
}

/** Reminders of the newest recommendation. */
export interface Reminders {
  readonly slots: readonly ReminderSlot[];
  /** Times of day that only earlier recommendations have. A calendar may still hold them. */
  readonly ended: readonly ReminderTime[];
  /** Sentences that name medicines without a reminder, and the reason. */
  readonly gaps: readonly string[];
}

const isReminderTime = (time: string): time is ReminderTime => Object.hasOwn(reminderTimes, time);

const isHourly = ({ frequencyUnit }: Shoop) => frequencyUnit === 'Hourly';

/** Returns the times of day that can have a reminder, without hourly medicines. */
const slotsOf = ({ shoops }: Recommendation): ReminderSlot[] =>
  groupMedicinesByTime(shoops.filter((shoop) => !isHourly(shoop))).flatMap(({ time, doses }) =>
    isReminderTime(time) ? [{ time, doses }] : [],
  );

/** Explains why a medicine, or a part of it, has no reminder. */
function gapsOf({ shoops }: Recommendation): string[] {
  return shoops.flatMap((shoop) => {
    const { targetCannabinoid, doses } = shoop;
    const name = targetCannabinoid ? cannabinoidName(targetCannabinoid) : 'A medicine without a name';
    if (isHourly(shoop)) return [`${name}: an hourly medicine has no times of day to remind of.`];
    if (doses.length === 0 || doses.some(({ doseTime }) => doseTime === ''))
      return [`${name}: no time of day is given for a dose, so there is no reminder of it.`];
    const otherTimes = new Set(doses.map(({ doseTime }) => doseTime).filter((time) => !isReminderTime(time)));
    return [...otherTimes].map((time) => `${name}: there is no reminder for “${time}”.`);
  });
}

/**
 * Returns the reminders of the newest recommendation.
 * @param recommendations of one patient, newest first
 */
export function remindersOf(recommendations: readonly Recommendation[]): Reminders {
  const [newest, ...earlier] = recommendations;
  const slots = newest ? slotsOf(newest) : [];
  const isTaken = new Set(slots.map(({ time }) => time));
  const wasTaken = new Set(earlier.flatMap((former) => slotsOf(former).map(({ time }) => time)));
  const times = keysOf(reminderTimes);
  return {
    slots,
    ended: times.filter((time) => wasTaken.has(time) && !isTaken.has(time)),
    gaps: newest ? gapsOf(newest) : [],
  };
}
