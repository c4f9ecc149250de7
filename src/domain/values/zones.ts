import { calendarDay, formatTimeOfDay } from './dates.ts';

/** Zones at both ends of the clinic's country, whose phones and addresses are of the United States (assumed). */
const countryEnds = ['America/New_York', 'Pacific/Honolulu'] as const;

/** 'YYYY-MM-DD' of a moment in a zone: the order in which Sweden writes dates. */
const dayIn = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/**
 * True where a moment's day is another one somewhere else in the country: a sender there dates it otherwise than the reader.
 * @param moment ISO date and time
 */
export function isDayElsewhere(moment: string): boolean {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return false;
  return countryEnds.some((zone) => dayIn(zone, date) !== calendarDay(date));
}

/** The time of day of a moment where the reader is, with the short name of that zone: '2:05 PM EST'. */
export function formatZonedTime(moment: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(new Date(moment));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${formatTimeOfDay(moment)} ${zone}`;
}
