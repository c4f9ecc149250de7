const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Number of patients registered in a month. */
export interface MonthCount {
  /** Full label: 'November 2026'. */
  readonly month: string;
  /** Short label: 'Nov'. */
  readonly short: string;
  readonly count: number;
}

interface ReceivedMonth {
  readonly month: string;
  readonly count: number;
}

/** Returns the months since year 0, or null if the text lacks a year or a month. */
function monthIndexOf(text: string): number | null {
  const year = /\d{4}/.exec(text)?.[0];
  const month = monthOf(text);
  return year === undefined || month === null ? null : Number(year) * 12 + month;
}

/** Parses the month in a text, 0 to 11: 'Nov', '2026 November', '2026-11', '11/2026', '11'. */
function monthOf(text: string): number | null {
  const word = /\p{L}{3}/u.exec(text)?.[0].toLowerCase();
  if (word !== undefined) {
    const named = monthNames.findIndex((name) => name.toLowerCase().startsWith(word));
    return named === -1 ? null : named;
  }
  const number = Number(/\d{1,2}/.exec(text.replace(/\d{4}/, ''))?.[0]);
  return number >= 1 && number <= 12 ? number - 1 : null;
}

const nameOf = (place: number) => monthNames[place % 12] ?? '';

function toDatedMonth(place: number, count: number): MonthCount {
  return { month: `${nameOf(place)} ${Math.floor(place / 12)}`, short: nameOf(place).slice(0, 3), count };
}

/** Labels a month without its year: without all years, order and gaps cannot be known. */
function toUndatedMonth({ month, count }: ReceivedMonth): MonthCount {
  const name = monthNames[monthOf(month) ?? -1];
  return { month: name ?? month, short: name?.slice(0, 3) ?? month, count };
}

/** Longest series whose gaps are filled: a wrong year must not create thousands of months. */
const MAX_FILLED_MONTHS = 120;

/**
 * Sorts the registrations by month for a line chart, and fills gaps with 0. The server's format of
 * months is not documented. If a month has no year, the list keeps the server's order.
 */
export function registrationMonths(arrived: readonly ReceivedMonth[]): MonthCount[] {
  const places = arrived.map(({ month }) => monthIndexOf(month));
  const known = places.filter((place) => place !== null);
  const first = Math.min(...known);
  const length = Math.max(...known) - first + 1;
  if (known.length < arrived.length || length > MAX_FILLED_MONTHS) return arrived.map(toUndatedMonth);
  const counts = new Map<number, number>();
  for (const [index, place] of known.entries()) {
    counts.set(place, (counts.get(place) ?? 0) + (arrived[index]?.count ?? 0));
  }
  return Array.from({ length: Math.max(length, 0) }, (_, index) =>
    toDatedMonth(first + index, counts.get(first + index) ?? 0),
  );
}
