import { calendarDay, formatTimeOfDay } from './dates.ts';

/** Zones at both ends of the clinic's country (assumed: phones and addresses are American). */
const countryEnds = ['America/New_York', 'Pacific/Honolulu'] as const;

/** Formats a day in a zone as YYYY-MM-DD, which is the Swedish date format. */
const dayIn = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/**
 * Returns true if a time falls on different days in the user's zone and elsewhere in the country,
 * so that a sender there gives another date.
 * @param moment ISO date and time
 */
export function isDayElsewhere(moment: string): boolean {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return false;
  return countryEnds.some((zone) => dayIn(zone, date) !== calendarDay(date));
}

/** Formats a time of day in the user's zone, with its short name: '2:05 PM EST'. */
export function formatZonedTime(moment: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(new Date(moment));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${formatTimeOfDay(moment)} ${zone}`;
}
