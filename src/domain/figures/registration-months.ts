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

/** How many patients were registered in a month. */
export interface MonthCount {
  /** In full: 'November 2026'. */
  readonly month: string;
  /** Where there is little room: 'Nov'. */
  readonly short: string;
  readonly count: number;
}

interface Arrived {
  readonly month: string;
  readonly count: number;
}

/** A month as a place on the calendar, counted from the year 0; null where the year or the month is not told. */
function placeOf(text: string): number | null {
  const year = /\d{4}/.exec(text)?.[0];
  const month = monthOf(text);
  return year === undefined || month === null ? null : Number(year) * 12 + month;
}

/** The month that a text names, from 0: 'Nov', '2026 November', '2026-11', '11/2026', '11'. */
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

function dated(place: number, count: number): MonthCount {
  return { month: `${nameOf(place)} ${Math.floor(place / 12)}`, short: nameOf(place).slice(0, 3), count };
}

/** Without a year nobody can tell which comes first, nor which is missing. */
function undated({ month, count }: Arrived): MonthCount {
  const name = monthNames[monthOf(month) ?? -1];
  return { month: name ?? month, short: name?.slice(0, 3) ?? month, count };
}

/** The longest row of months that is filled up: a wrong year must not make thousands of them. */
const MOST_MONTHS = 120;

/**
 * The registrations as a line can be drawn from them: oldest first, and a month that the server leaves out because nobody
 * came is a month of none. How a month is written is not documented; what says no year stays as it arrived.
 */
export function registrationMonths(arrived: readonly Arrived[]): MonthCount[] {
  const places = arrived.map(({ month }) => placeOf(month));
  const known = places.filter((place) => place !== null);
  const first = Math.min(...known);
  const length = Math.max(...known) - first + 1;
  if (known.length < arrived.length || length > MOST_MONTHS) return arrived.map(undated);
  const counts = new Map<number, number>();
  for (const [index, place] of known.entries()) {
    counts.set(place, (counts.get(place) ?? 0) + (arrived[index]?.count ?? 0));
  }
  return Array.from({ length: Math.max(length, 0) }, (_, index) =>
    dated(first + index, counts.get(first + index) ?? 0),
  );
}
