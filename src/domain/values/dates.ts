import dayjs from 'dayjs';
import { asciiDigits } from './digits.ts';
import { readDate } from './read-date.ts';

/** True for a real calendar day written MM-DD-YYYY: 02-30-2020 is not one. */
export function isDate(text: string): boolean {
  return readDate(text) === text;
}

/** A date in any readable form as MM-DD-YYYY; a text that is no date comes back as it is, null as ''. */
export function toWireDate(text: string | null | undefined): string {
  return readDate(text ?? '') ?? text ?? '';
}

/** A date in any readable form as YYYY-MM-DD, what Mantine's calendars speak; null when it is no date. */
export function toCalendarDate(text: string): string | null {
  const date = readDate(text);
  return date && `${date.slice(6)}-${date.slice(0, 5)}`;
}

/** A day where the reader is, as calendars speak. */
export const calendarDay = (day: Date): string => dayjs(day).format('YYYY-MM-DD');

/**
 * Compares calendar days in the reader's own time zone; today is not in the future (decision 10).
 * @param text a date in any readable form; what is no date is not in the future
 */
export function isFutureDate(text: string, today: Date = new Date()): boolean {
  const date = toCalendarDate(text);
  return date !== null && date > calendarDay(today);
}

/** The same the other way: today is not in the past. */
export function isPastDate(text: string, today: Date = new Date()): boolean {
  const date = toCalendarDate(text);
  return date !== null && date < calendarDay(today);
}

/** Whole years from a day to today, as an age is counted; 0 for what is no date. */
export function yearsSince(text: string, today: Date = new Date()): number {
  const date = toCalendarDate(text);
  if (date === null) return 0;
  const now = calendarDay(today);
  return Number(now.slice(0, 4)) - Number(date.slice(0, 4)) - (now.slice(4) < date.slice(4) ? 1 : 0);
}

/**
 * Puts the dashes in while the reader types: '04281986' and '04/28/1986' become '04-28-1986', a pasted
 * '1986-04-28' too. Letters and over-long input stay as typed, so that the rule can speak about them and
 * nothing typed is lost.
 */
export function typedDate(text: string): string {
  const typed = asciiDigits(text);
  const plain = typed.trimStart().replace(/[\s/.]/g, '-');
  if (/^\d{4}-/.test(plain)) return toWireDate(typed);
  if (/^\d{1,2}-(\d{1,2}-)?$/.test(plain) && !startsWithNoMonth.test(plain)) return plain;
  const form = startsWithNoMonth.test(plain)
    ? /^(\d)(0[1-9]|[12]\d|3[01])(\d{2,4})$/
    : /^(\d{1,2})-?(\d{0,2})-?(\d{0,4})$/;
  const parts = form.exec(plain);
  return parts ? parts.slice(1).filter(Boolean).join('-') : typed;
}

/** '42': either the month has one digit, or a year comes first. The next keys tell. */
const startsWithNoMonth = /^(1[3-9]|[2-9]\d)/;

/** A moment (ISO string) in the reader's own time: 'November 21, 2026 2:05 PM' (accounts §2.4). */
export function formatDateTime(moment: string): string {
  return dayjs(moment).format('MMMM D, YYYY h:mm A');
}

/**
 * When a note or a check-up was written, in the documented form and the reader's own time: 'November-21-2026 2:05 PM'
 * (physician §9); '' where that is not known.
 */
export function formatEntryTime(moment: string): string {
  const written = dayjs(moment);
  return written.isValid() ? written.format('MMMM-DD-YYYY h:mm A') : '';
}

/** The day of a moment where the reader is, as Shoops are dated: 'MM-DD-YYYY' (physician §9); '' where that is not known. */
export function formatShoopDate(moment: string): string {
  const day = dayjs(moment);
  return day.isValid() ? day.format('MM-DD-YYYY') : '';
}

/** The time of day of a moment where the reader is, as time inputs speak: '14:05'. */
export const clockTime = (moment: Date): string => dayjs(moment).format('HH:mm');

/** The time of day of a moment where the reader is: '2:05 PM'. */
export const formatTimeOfDay = (moment: string | number): string => dayjs(moment).format('h:mm A');

/** A moment's time of day where the reader is, with the date when that is not today: '2:05 PM', 'November 20, 2:05 PM'. */
export function formatTime(moment: number, now: number = Date.now()): string {
  return dayjs(moment).format(dayjs(moment).isSame(now, 'day') ? 'h:mm A' : 'MMMM D, h:mm A');
}

/**
 * When something was, as people say it where they are: 'Today, 2:05 PM', 'Yesterday, 4:10 PM', 'November 9, 4:10 PM',
 * with the year where that is another; '' where it is not known.
 */
export function formatWhen(moment: string, now: number = Date.now()): string {
  const then = dayjs(moment);
  if (!then.isValid()) return '';
  const days = dayjs(now).startOf('day').diff(then.startOf('day'), 'day', true);
  const day = new Map([
    [0, '[Today]'],
    [1, '[Yesterday]'],
  ]).get(Math.round(days));
  return then.format(`${day ?? (then.isSame(now, 'year') ? 'MMMM D' : 'MMMM D, YYYY')}, h:mm A`);
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
