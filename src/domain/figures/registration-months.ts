import { monthNames } from '#domain/values/month-names.ts';

/** Number of patients registered in a month. */
export interface MonthCount {
  /** Full label: 'November 2026'. */
  readonly month: string;
  /** Short label: 'Nov'. */
  readonly short: string;
  readonly count: number;
}

/** Item of the server's statistics. Its format of the month is not documented. */
interface ReceivedMonth {
  readonly month: string;
  readonly count: number;
}

/** Parses a month into the number of months since year 0; null without a year or a month. */
function parseMonthIndex(text: string): number | null {
  const year = /\d{4}/.exec(text)?.[0];
  const month = parseMonth(text);
  return year === undefined || month === null ? null : Number(year) * 12 + month;
}

/** Parses the month in a text, 0 to 11: 'Nov', '2026 November', '2026-11', '11/2026', '11'. */
function parseMonth(text: string): number | null {
  const word = /\p{L}{3}/u.exec(text)?.[0].toLowerCase();
  if (word !== undefined) {
    const namedMonth = monthNames.findIndex((name) => name.toLowerCase().startsWith(word));
    return namedMonth === -1 ? null : namedMonth;
  }
  const number = Number(/\d{1,2}/.exec(text.replace(/\d{4}/, ''))?.[0]);
  return number >= 1 && number <= 12 ? number - 1 : null;
}

const monthNameOf = (monthIndex: number) => monthNames[monthIndex % 12] ?? '';

function toDatedMonth(monthIndex: number, count: number): MonthCount {
  return {
    month: `${monthNameOf(monthIndex)} ${Math.floor(monthIndex / 12)}`,
    short: monthNameOf(monthIndex).slice(0, 3),
    count,
  };
}

/** Labels a month without its year: without all years, order and gaps cannot be known. */
function toUndatedMonth({ month, count }: ReceivedMonth): MonthCount {
  const name = monthNames[parseMonth(month) ?? -1];
  return { month: name ?? month, short: name?.slice(0, 3) ?? month, count };
}

/** Longest series whose gaps are filled: a wrong year must not create thousands of months. */
const MAX_FILLED_MONTHS = 120;

/**
 * Sorts the registrations by month for a line chart, and fills gaps with 0. The server's format of
 * months is not documented. If a month has no year, the list keeps the server's order.
 */
export function registrationMonths(received: readonly ReceivedMonth[]): MonthCount[] {
  const monthIndexes = received.map(({ month }) => parseMonthIndex(month));
  const knownIndexes = monthIndexes.filter((place) => place !== null);
  const first = Math.min(...knownIndexes);
  const length = Math.max(...knownIndexes) - first + 1;
  if (knownIndexes.length < received.length || length > MAX_FILLED_MONTHS)
    return received.map(toUndatedMonth);
  const counts = new Map<number, number>();
  // All months are known here, so both lists have the same indexes.
  for (const [index, monthIndex] of knownIndexes.entries()) {
    counts.set(monthIndex, (counts.get(monthIndex) ?? 0) + (received[index]?.count ?? 0));
  }
  // Without any month, `length` is -Infinity.
  return Array.from({ length: Math.max(length, 0) }, (_, index) =>
    toDatedMonth(first + index, counts.get(first + index) ?? 0),
  );
}
