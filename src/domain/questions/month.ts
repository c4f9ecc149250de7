import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import * as v from 'valibot';
import { monthNames } from '#domain/values/month-names.ts';
import { readDate } from '#domain/values/read-date.ts';
import { strictly } from '#domain/values/strictly.ts';
import { messages } from '../messages.ts';
import { type MonthFormat, monthIn } from './answers/wire-fields.ts';
import type { MonthAnswer, MonthDisplay, MonthQuestion, Named } from './question.ts';

dayjs.extend(customParseFormat);

/** Stored formats of months: the two wire formats and the physician view's (decision 10). */
const readableFormats = ['YYYY MMMM', 'YYYY-MM', 'YYYY/MM'];

const blankMonth: MonthAnswer = { month: '', year: '' };

/** Returns the first day of an answered month, or null if the answer is no month. */
function dayOf({ month, year }: MonthAnswer): dayjs.Dayjs | null {
  // Skips parsing, which is slow, for the many months that are unanswered.
  if (month === '') return null;
  const day = dayjs(`${year.trim()}-${month}`, 'YYYY-MM', true);
  return day.isValid() ? day : null;
}

/** Decodes a stored month of any known format; other texts become the year, so none is lost. */
export function toMonthAnswer(stored: unknown): MonthAnswer {
  if (typeof stored !== 'string' || stored === '') return blankMonth;
  const date = readDate(stored);
  if (date) return { month: date.slice(0, 2), year: date.slice(-4) };
  for (const format of readableFormats) {
    const day = dayjs(stored, format, true);
    if (day.isValid()) return { month: day.format('MM'), year: day.format('YYYY') };
  }
  return { month: '', year: stored };
}

/** Formats a month: 'March 2019' or 'March - 2019'; other texts stay as stored. */
export function formatMonth(answer: MonthAnswer, display: MonthDisplay): string {
  return dayOf(answer)?.format(display) ?? `${answer.month} ${answer.year}`.trim();
}

/** Options of a month menu: '03', 'March'. */
export const monthOptions = monthNames.map((label, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label,
}));

/** Returns true if the month is after the current one, in the browser's time zone. */
export function isFutureMonth(answer: MonthAnswer, today: Date = new Date()): boolean {
  return dayOf(answer)?.isAfter(dayjs(today), 'month') ?? false;
}

/** Returns true if both are months and the first is earlier. */
export function isMonthBefore(answer: MonthAnswer, other: MonthAnswer): boolean {
  return dayOf(answer)?.isBefore(dayOf(other), 'month') ?? false;
}

/** Returns a question for a month that is not in the future (intake §5). */
export function pastMonth<const Name extends string>(
  name: Name,
  label: string,
  format: MonthFormat,
  extras: Partial<Pick<MonthQuestion, 'hint' | 'when' | 'width' | 'required' | 'display' | 'findQuery'>> = {},
): Named<MonthQuestion, Name> {
  return {
    kind: 'month',
    name,
    label,
    display: 'MMMM YYYY',
    blank: blankMonth,
    entries: { [name]: monthIn(format) },
    readEntries: { [name]: v.nullish(strictly(monthIn(format), v.string())) },
    encode: (answer) => ({ [name]: dayOf(answer)?.format(format) ?? answer.year.trim() }),
    decode: (record) => toMonthAnswer(record[name]),
    isBlank: ({ month, year }) => month === '' && year.trim() === '',
    rule: (answer) => {
      if (!dayOf(answer)) return messages.monthFormat;
      return isFutureMonth(answer) ? messages.dateInFuture : null;
    },
    ...extras,
  };
}
