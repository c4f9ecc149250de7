import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { DATE_FORMAT } from './read-date.ts';

dayjs.extend(customParseFormat);

/** Parses a date. @param date MM-DD-YYYY */
const parseDay = (date: string) => dayjs(date, DATE_FORMAT, true);

const countWithUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Returns an age in years, or in months and days under one year (physician §2). Counts calendar
 * days in the user's time zone (decision 10).
 * @param dob date of birth, MM-DD-YYYY
 * @returns '' for an invalid or a future date
 */
export function ageInWords(dob: string, today: Date = new Date()): string {
  const born = parseDay(dob);
  const now = dayjs(today).startOf('day');
  if (!born.isValid() || born.isAfter(now)) return '';
  let months = (now.year() - born.year()) * 12 + now.month() - born.month();
  if (born.add(months, 'month').isAfter(now)) months -= 1;
  if (months >= 12) return countWithUnit(Math.floor(months / 12), 'year');
  const days = now.diff(born.add(months, 'month'), 'day');
  if (months === 0) return countWithUnit(days, 'day');
  return days === 0
    ? countWithUnit(months, 'month')
    : `${countWithUnit(months, 'month')} and ${countWithUnit(days, 'day')}`;
}

/** Returns the age of a deceased patient in the same format; '' if a date is invalid. */
export function ageAtDeath(dob: string, died: string): string {
  const day = parseDay(died);
  return day.isValid() ? ageInWords(dob, day.toDate()) : '';
}
