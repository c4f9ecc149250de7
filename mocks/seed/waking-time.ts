import dayjs from 'dayjs';

/** By the reader's clock: who is still up after these hours, or before those of the morning, is brought to bed. */
const EVENING = 20;
const BEDTIME = 22;
const MORNING = 7;
/** How long what is squeezed into the evening takes on the clock. */
const NIGHT = 24 + MORNING - EVENING;

/** A moment as somebody could have had it who sleeps at night: what falls into the night goes to the evening before. */
export function wakingTime(moment: number): number {
  const then = dayjs(moment);
  const evening = (then.hour() < MORNING ? then.subtract(1, 'day') : then).startOf('day').hour(EVENING);
  const late = then.diff(evening, 'hour', true);
  if (late <= 0) return moment;
  // In the same order as they were.
  const seconds = late * ((BEDTIME - EVENING) / NIGHT) * 3600;
  return evening.add(Math.floor(seconds), 'second').valueOf();
}
