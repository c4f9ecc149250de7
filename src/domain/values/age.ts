import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { DATE_FORMAT } from './read-date.ts';

dayjs.extend(customParseFormat);

/** @param date MM-DD-YYYY */
const dayOf = (date: string) => dayjs(date, DATE_FORMAT, true);

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Somebody's age: in years, or in months and days under one year (physician §2). Counted in calendar days of the
 * reader's own time zone (decision 10).
 * @param dob a date as MM-DD-YYYY
 * @returns '' for what is no date, or a day to come
 */
export function ageInWords(dob: string, today: Date = new Date()): string {
  const born = dayOf(dob);
  const now = dayjs(today).startOf('day');
  if (!born.isValid() || born.isAfter(now)) return '';
  let months = (now.year() - born.year()) * 12 + now.month() - born.month();
  if (born.add(months, 'month').isAfter(now)) months -= 1;
  if (months >= 12) return counted(Math.floor(months / 12), 'year');
  const days = now.diff(born.add(months, 'month'), 'day');
  if (months === 0) return counted(days, 'day');
  return days === 0 ? counted(months, 'month') : `${counted(months, 'month')} and ${counted(days, 'day')}`;
}

/** How old somebody was who has died, in the same words; '' where either day is not known. */
export function ageAtDeath(dob: string, died: string): string {
  const day = dayOf(died);
  return day.isValid() ? ageInWords(dob, day.toDate()) : '';
}
