import dayjs from 'dayjs';
import { asciiDigits } from './amounts/digits.ts';
import { readDate } from './read-date.ts';

/** Returns true for an existing calendar day as MM-DD-YYYY; 02-30-2020 does not exist. */
export function isDate(text: string): boolean {
  return readDate(text) === text;
}

/** Converts a date in any readable format to MM-DD-YYYY. Other text is unchanged, null is ''. */
export function toWireDate(text: string | null | undefined): string {
  return readDate(text ?? '') ?? text ?? '';
}

/** Converts a date in any readable format to Mantine's YYYY-MM-DD; null if it is no date. */
export function toCalendarDate(text: string): string | null {
  const date = readDate(text);
  return date && `${date.slice(6)}-${date.slice(0, 5)}`;
}

/** Formats a day in the user's time zone as YYYY-MM-DD. */
export const calendarDay = (day: Date): string => dayjs(day).format('YYYY-MM-DD');

/**
 * Returns true for a date after today in the user's time zone (decision 10).
 * @param text date in any readable format; other text is not in the future
 */
export function isFutureDate(text: string, today: Date = new Date()): boolean {
  const date = toCalendarDate(text);
  return date !== null && date > calendarDay(today);
}

/** Returns true for a date before today in the user's time zone. */
export function isPastDate(text: string, today: Date = new Date()): boolean {
  const date = toCalendarDate(text);
  return date !== null && date < calendarDay(today);
}

/** Counts whole years from a day to today, as an age; 0 if the text is no date. */
export function yearsSince(text: string, today: Date = new Date()): number {
  const date = toCalendarDate(text);
  if (date === null) return 0;
  const now = calendarDay(today);
  return Number(now.slice(0, 4)) - Number(date.slice(0, 4)) - (now.slice(4) < date.slice(4) ? 1 : 0);
}

/**
 * Inserts the dashes while the user types: '04281986', '04/28/1986' and a pasted '1986-04-28'
 * become '04-28-1986'. Letters and over-long input stay as typed: the rule reports them, and
 * nothing typed is lost.
 */
export function typedDate(text: string): string {
  const asciiText = asciiDigits(text);
  const dashed = asciiText.trimStart().replace(/[\s/.]/g, '-');
  if (/^\d{4}-/.test(dashed)) return toWireDate(asciiText);
  if (/^\d{1,2}-(\d{1,2}-)?$/.test(dashed) && !startsWithNoMonth.test(dashed)) return dashed;
  const dateParts = startsWithNoMonth.test(dashed)
    ? /^(\d)(0[1-9]|[12]\d|3[01])(\d{2,4})$/
    : /^(\d{1,2})-?(\d{0,2})-?(\d{0,4})$/;
  const parts = dateParts.exec(dashed);
  return parts ? parts.slice(1).filter(Boolean).join('-') : asciiText;
}

/** Start that is no month, '42': a month of one digit and a day, or a year. More digits decide. */
const startsWithNoMonth = /^(1[3-9]|[2-9]\d)/;

/** Formats an ISO time in the user's time zone: 'November 21, 2026 2:05 PM' (accounts §2.4). */
export function formatDateTime(moment: string): string {
  return dayjs(moment).format('MMMM D, YYYY h:mm A');
}

/**
 * Formats the time of a note or check-up as documented, in the user's time zone:
 * 'November-21-2026 2:05 PM' (physician §9); '' if it is invalid.
 */
export function formatEntryTime(moment: string): string {
  const written = dayjs(moment);
  return written.isValid() ? written.format('MMMM-DD-YYYY h:mm A') : '';
}

/** Formats a Shoop's day in the user's time zone as 'MM-DD-YYYY' (physician §9); '' if invalid. */
export function formatShoopDate(moment: string): string {
  const day = dayjs(moment);
  return day.isValid() ? day.format('MM-DD-YYYY') : '';
}

/** Formats a time of day in the user's time zone for time inputs: '14:05'. */
export const clockTime = (moment: Date): string => dayjs(moment).format('HH:mm');

/** Formats a time of day in the user's time zone: '2:05 PM'. */
export const formatTimeOfDay = (moment: string | number): string => dayjs(moment).format('h:mm A');

/** Formats a time in the user's time zone, with the date unless it is today: '2:05 PM'. */
export function formatTime(moment: number, now: number = Date.now()): string {
  return dayjs(moment).format(dayjs(moment).isSame(now, 'day') ? 'h:mm A' : 'MMMM D, h:mm A');
}

/** Returns 'Today' or 'Yesterday' in the user's time zone; undefined for every other day. */
function nameNearDay(then: dayjs.Dayjs, now: number): string | undefined {
  // A fraction that is rounded below: a day on which the clocks change has 23 or 25 hours.
  const days = dayjs(now).startOf('day').diff(then.startOf('day'), 'day', true);
  return new Map([
    [0, 'Today'],
    [1, 'Yesterday'],
  ]).get(Math.round(days));
}

/**
 * Formats the day of a past time relative to today in the user's time zone: 'Today', 'Yesterday',
 * 'November 9', with the year if it is another; '' if it is invalid.
 */
export function formatDayName(moment: string, now: number = Date.now()): string {
  const then = dayjs(moment);
  if (!then.isValid()) return '';
  return nameNearDay(then, now) ?? then.format(then.isSame(now, 'year') ? 'MMMM D' : 'MMMM D, YYYY');
}

/** Formats a past day for a narrow column: 'Today', 'Yesterday', 'Nov 9', 'Nov 9, 2025'. */
export function formatNearDay(moment: string, now: number = Date.now()): string {
  const then = dayjs(moment);
  return nameNearDay(then, now) ?? then.format(then.isSame(now, 'year') ? 'MMM D' : 'MMM D, YYYY');
}

/** Formats a past time with the name of its day: 'Today, 2:05 PM'; '' if it is invalid. */
export function formatWhen(moment: string, now: number = Date.now()): string {
  const day = formatDayName(moment, now);
  return day && `${day}, ${formatTimeOfDay(moment)}`;
}

/** Formats a day in the user's time zone: 'November 21, 2026'. */
export function formatDay(day: Date): string {
  return dayjs(day).format('MMMM D, YYYY');
}

/** Formats a time of day with seconds in the user's time zone: '5:14:09 PM' (accounts §2.14). */
export function formatSeconds(moment: Date): string {
  return dayjs(moment).format('h:mm:ss A');
}

/** Formats a month in the user's time zone: 'November 2026'. */
export function formatMonth(day: Date): string {
  return dayjs(day).format('MMMM YYYY');
}

/** Formats a short date: 'Nov 21, 2026'. */
export function formatShortDate(day: Date): string {
  return dayjs(day).format('MMM D, YYYY');
}

/** Formats a short day without its year: 'Nov 21'. */
export function formatShortDay(day: Date): string {
  return dayjs(day).format('MMM D');
}
