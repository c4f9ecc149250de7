import { joinNames } from '../values/names.ts';
import type { MonthCount } from './registration-months.ts';

/** How often there is something of a name. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Together. */
export const sumOf = (list: readonly { readonly count: number }[]) =>
  list.reduce((sum, { count }) => sum + count, 0);

/** A part of a whole, in whole percent; what is there at all is never none of it. */
export function percent(part: number, whole: number): string {
  if (part > 0 && part / whole < 0.01) return '< 1%';
  return `${Math.round((100 * part) / (whole || 1))}%`;
}

export const patientsInWords = (count: number) => (count === 1 ? '1 patient' : `${count} patients`);

/** So many months are told one by one; of a longer line its ends and its highest point are. */
const MOST_TOLD = 24;

/** A line of registrations in words, for who cannot see it. */
export function monthsInWords(months: readonly MonthCount[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return '';
  const span = first === last ? first.month : `${first.month} to ${last.month}`;
  if (months.length <= MOST_TOLD) return `${span}: ${months.map(({ count }) => count).join(', ')}`;
  const most = months.reduce((best, month) => (month.count > best.count ? month : best));
  return `${span}: ${first.count} at first, ${most.count} at most in ${most.month}, ${last.count} at last`;
}

/** Counts in words, for who cannot see their bars. */
export const countsInWords = (list: readonly NamedCount[]) =>
  joinNames(list.map(({ name, count }) => `${name} ${count}`));

/** Parts of a whole in words, for who cannot see the slices. */
export function sharesInWords(list: readonly NamedCount[]): string {
  const whole = sumOf(list);
  return joinNames(list.map(({ name, count }) => `${name} ${count} (${percent(count, whole)})`));
}
