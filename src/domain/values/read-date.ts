import { asciiDigits } from './amounts/digits.ts';
import { monthNames } from './month-names.ts';

/** Format of dates in requests: strings that are never converted to UTC (decision 10). */
export const DATE_FORMAT = 'MM-DD-YYYY';

const monthName = new RegExp(
  `^(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)$`,
  'i',
);

/** Returns the number of an English month, '1' to '12', or '' for another word. */
function monthNumberOf(name: string): string {
  if (!monthName.test(name)) return '';
  const start = name.slice(0, 3).toLowerCase();
  return String(monthNames.findIndex((month) => month.toLowerCase().startsWith(start)) + 1);
}

/** Pattern of the time in an ISO date and time. */
const isoTime = String.raw`[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?`;

/**
 * Formats of a date with named parts. Numbers are in American order. An ISO time counts for the day
 * it is written with, in any zone. Seven digits are read only if their first two are no month:
 * '1121986' may be in January or November.
 */
const datePatterns: readonly RegExp[] = [
  /^(?<m>\d{1,2})[-/. ](?<d>\d{1,2})[-/. ](?<y>\d{4})$/,
  /^(?<m>\d\d)(?<d>\d\d)(?<y>\d{4})$/,
  /^(?!1[0-2])(?<m>[1-9])(?<d>\d\d)(?<y>\d{4})$/,
  new RegExp(`^(?<y>\\d{4})(?<s>[-/])(?<m>\\d\\d)\\k<s>(?<d>\\d\\d)(?:${isoTime})?$`),
  /^(?<name>[a-z]+)\.?[\s-]+(?<d>\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(?<y>\d{4})$/i,
  /^(?<d>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<name>[a-z]+)\.?,?[\s-]+(?<y>\d{4})$/i,
];

/** Returns true for a calendar day. The user's zone may have skipped a birthday, as Samoa did. */
function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const daysInMonth = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1000 && day >= 1 && day <= daysInMonth;
}

/** Parses a date in any unambiguous format into MM-DD-YYYY; null for other text. */
export function readDate(text: string): string | null {
  const asciiText = asciiDigits(text).trim();
  for (const pattern of datePatterns) {
    const parts = pattern.exec(asciiText)?.groups;
    if (!parts) continue;
    const { y, d = '', m = monthNumberOf(parts.name ?? '') } = parts;
    const date = `${m.padStart(2, '0')}-${d.padStart(2, '0')}-${y}`;
    if (isDay(Number(y), Number(m), Number(d))) return date;
  }
  return null;
}
