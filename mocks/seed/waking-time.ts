import dayjs from 'dayjs';

/** Hours in the local time zone: a time between bedtime and morning moves to the evening before. */
const EVENING = 20;
const BEDTIME = 22;
const MORNING = 7;
/** Length in hours of the period that is compressed into the evening. */
const NIGHT = 24 + MORNING - EVENING;

/** Moves a time at night to the evening before. */
export function wakingTime(moment: number): number {
  const then = dayjs(moment);
  const evening = (then.hour() < MORNING ? then.subtract(1, 'day') : then).startOf('day').hour(EVENING);
  const late = then.diff(evening, 'hour', true);
  if (late <= 0) return moment;
  // Compresses the period, which keeps the order of times.
  const seconds = late * ((BEDTIME - EVENING) / NIGHT) * 3600;
  return evening.add(Math.floor(seconds), 'second').valueOf();
}
