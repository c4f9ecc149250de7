import dayjs from 'dayjs';

/** Hours in the local time zone: a time between bedtime and morning moves to the evening before. */
const EVENING_HOUR = 20;
const BEDTIME_HOUR = 22;
const MORNING_HOUR = 7;
/** Length in hours of the period that is compressed into the evening. */
const NIGHT_HOURS = 24 + MORNING_HOUR - EVENING_HOUR;

/** Moves a time at night to the evening before. */
export function toWakingTime(moment: number): number {
  const then = dayjs(moment);
  const evening = (then.hour() < MORNING_HOUR ? then.subtract(1, 'day') : then)
    .startOf('day')
    .hour(EVENING_HOUR);
  const late = then.diff(evening, 'hour', true);
  if (late <= 0) return moment;
  // Compresses the period, which keeps the order of times.
  const seconds = late * ((BEDTIME_HOUR - EVENING_HOUR) / NIGHT_HOURS) * 3600;
  return evening.add(Math.floor(seconds), 'second').valueOf();
}
