import { formatSeatName, maxSeats } from '#mocks/seats/seat-name.ts';

/** Smallest and largest width of a seat, in px: a small phone and a desktop. */
export const minWidth = 390;
export const maxWidth = 1440;

/** Seat as the address of the theatre describes it. */
export interface SeatPlan {
  /** From 1 to 9; stays with the seat when seats are swapped. */
  readonly number: number;
  /** Width of the frame in px. */
  readonly width: number;
  /** E-mail of the signed-in person; '' for an empty seat. */
  readonly email: string;
  /** Page of the app: path, query and hash, without the base. */
  readonly page: string;
}

/** Query that stands for a theatre without seats; without any query, it has two. */
const emptyQuery = 'empty';
/** Stands for a missing e-mail in the address. */
const noEmail = '-';

/** Returns true for a width that a seat may have. */
export const isValidWidth = (width: number) =>
  Number.isInteger(width) && width >= minWidth && width <= maxWidth;

/** Returns the parameter of a seat: `seat1`. */
const parameterName = (number: number) => `seat${number}`;

/** Parses the text of a seat: `390 patient@clinic.test dashboard`. */
function parseSeat(number: number, text: string): SeatPlan {
  const [width = '', email = noEmail, ...page] = text.split(' ');
  return {
    number,
    width: isValidWidth(Number(width)) ? Number(width) : minWidth,
    email: email === noEmail ? '' : email,
    page: page.join('%20'),
  };
}

/**
 * Parses the theatre's query, whose order is that of the seats on the screen.
 * @returns null if it names no seats; the caller then chooses them
 */
export function parseTheatreQuery(search: string): SeatPlan[] | null {
  const query = new URLSearchParams(search);
  const plans = new Map<number, SeatPlan>();
  for (const [name, text] of query) {
    const number = Number(/^seat([1-9])$/.exec(name)?.[1] ?? 0);
    if (number > 0 && number <= maxSeats && !plans.has(number)) plans.set(number, parseSeat(number, text));
  }
  return plans.size > 0 || query.has(emptyQuery) ? [...plans.values()] : null;
}

/** Formats the theatre's query, with its question mark. */
export function formatTheatreQuery(plans: readonly SeatPlan[], scenario = ''): string {
  const query = new URLSearchParams(scenario ? { scenario } : {});
  for (const { number, width, email, page } of plans)
    query.append(parameterName(number), [width, email || noEmail, page].join(' '));
  if (plans.length === 0) query.set(emptyQuery, '');
  return `?${query}`;
}

/** Returns the name of a seat's window. */
export const getWindowName = ({ number }: Pick<SeatPlan, 'number'>) => formatSeatName(number);

/** Returns the smallest free number; null if there are seats enough. */
export function findFreeNumber(plans: readonly Pick<SeatPlan, 'number'>[]): number | null {
  const numbers = Array.from({ length: maxSeats }, (_, index) => index + 1);
  return numbers.find((number) => plans.every((plan) => plan.number !== number)) ?? null;
}
