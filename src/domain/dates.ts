import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/** Dates travel as strings and are never pushed through UTC (decision 10). */
export const DATE_FORMAT = 'MM-DD-YYYY';
/** The forms a reader accepts: the intake's own and the physician view's (decision 10). */
const READABLE_FORMATS = [DATE_FORMAT, 'YYYY-MM-DD', 'YYYY/MM/DD'];
/** What Mantine's calendars speak. */
const CALENDAR_FORMAT = 'YYYY-MM-DD';

function parseDate(text: string, formats: string[]): dayjs.Dayjs | null {
  for (const format of formats) {
    const date = dayjs(text, format, true);
    if (date.isValid()) return date;
  }
  return null;
}

/** True for a real calendar day written MM-DD-YYYY: 02-30-2020 is not one. */
export function isDate(text: string): boolean {
  return parseDate(text, [DATE_FORMAT]) !== null;
}

/**
 * Compares calendar days in the reader's own time zone; today is not in the future (decision 10).
 * @param text a date as MM-DD-YYYY; anything else is not in the future
 */
export function isFutureDate(text: string, today: Date = new Date()): boolean {
  const date = parseDate(text, [DATE_FORMAT]);
  return date?.isAfter(dayjs(today), 'day') ?? false;
}

/** The same the other way: today is not in the past. */
export function isPastDate(text: string, today: Date = new Date()): boolean {
  const date = parseDate(text, [DATE_FORMAT]);
  return date?.isBefore(dayjs(today), 'day') ?? false;
}

/** A date in any readable form as MM-DD-YYYY; a text that is no date comes back as it is, null as ''. */
export function toWireDate(text: string | null | undefined): string {
  if (!text) return '';
  return parseDate(text, READABLE_FORMATS)?.format(DATE_FORMAT) ?? text;
}

/** MM-DD-YYYY as the calendar's YYYY-MM-DD; null when it is no date. */
export function toCalendarDate(text: string): string | null {
  return parseDate(text, [DATE_FORMAT])?.format(CALENDAR_FORMAT) ?? null;
}

/** The calendar's YYYY-MM-DD as MM-DD-YYYY. */
export function fromCalendarDate(text: string): string {
  return dayjs(text, CALENDAR_FORMAT, true).format(DATE_FORMAT);
}

/**
 * Puts the dashes in while the reader types: '04281986' and '04/28/1986' become '04-28-1986', a pasted
 * '1986-04-28' too. Letters and over-long input stay as typed, so that the rule can speak about them and
 * nothing typed is lost.
 */
export function typedDate(text: string): string {
  const plain = text.trimStart().replace(/[\s/.]/g, '-');
  if (/^\d{4}-\d\d-\d\d$/.test(plain)) return toWireDate(plain);
  if (/^\d{1,2}-(\d{1,2}-)?$/.test(plain)) return plain;
  const parts = /^(\d{1,2})-?(\d{0,2})-?(\d{0,4})$/.exec(plain);
  return parts ? parts.slice(1).filter(Boolean).join('-') : text;
}

/**
 * The full date of a one-digit day or month, once the field is left: '4-8-1986' becomes '04-08-1986'.
 * Anything that is no date stays as it is.
 */
export function completedDate(text: string): string {
  return (
    parseDate(text.trim(), [DATE_FORMAT, 'M-D-YYYY', 'MM-D-YYYY', 'M-DD-YYYY'])?.format(DATE_FORMAT) ?? text
  );
}

/** A moment (ISO string) in the reader's own time: 'November 21, 2026 2:05 PM' (accounts §2.4, §9). */
export function formatDateTime(moment: string): string {
  return dayjs(moment).format('MMMM D, YYYY h:mm A');
}

/** A moment's time of day where the reader is, with the date when that is not today: '14:05', 'November 20, 14:05'. */
export function formatTime(moment: number, now: number = Date.now()): string {
  return dayjs(moment).format(dayjs(moment).isSame(now, 'day') ? 'HH:mm' : 'MMMM D, HH:mm');
}

/** A day in the reader's own time: 'November 21, 2026'. */
export function formatDay(day: Date): string {
  return dayjs(day).format('MMMM D, YYYY');
}

/** The time of day to the second where the reader is: '5:14:09 PM' (accounts §2.14). */
export function formatSeconds(moment: Date): string {
  return dayjs(moment).format('h:mm:ss A');
}

/** A month in the reader's own time: 'November 2026'. */
export function formatMonth(day: Date): string {
  return dayjs(day).format('MMMM YYYY');
}

/** A date where there is little room: 'Nov 21, 2026'. */
export function formatShortDate(day: Date): string {
  return dayjs(day).format('MMM D, YYYY');
}

/** A day where there is hardly any: 'Nov 21'. */
export function formatShortDay(day: Date): string {
  return dayjs(day).format('MMM D');
}
