import dayjs from 'dayjs';

/** Hours in the local time zone: a time between bedtime and morning moves to the evening before. */
const eveningHour = 20;
const bedtimeHour = 22;
const morningHour = 7;
/** Length in hours of the period that is compressed into the evening. */
const nightHours = 24 + morningHour - eveningHour;

/** Moves a time (ms since 1970) at night to the evening before: patients sleep at 3 AM. */
export function toWakingTime(moment: number): number {
  const localTime = dayjs(moment);
  const evening = (localTime.hour() < morningHour ? localTime.subtract(1, 'day') : localTime)
    .startOf('day')
    .hour(eveningHour);
  const hoursSinceEvening = localTime.diff(evening, 'hour', true);
  if (hoursSinceEvening <= 0) return moment;
  // Compresses the period, which keeps the order of times.
  const seconds = hoursSinceEvening * ((bedtimeHour - eveningHour) / nightHours) * 3600;
  return evening.add(Math.floor(seconds), 'second').valueOf();
}
