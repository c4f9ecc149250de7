import { joinNames } from '../values/names.ts';
import type { MonthCount } from './registration-months.ts';

/** A labelled count. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Returns the sum of the counts. */
export const sumCounts = (list: readonly { readonly count: number }[]) =>
  list.reduce((sum, { count }) => sum + count, 0);

/** Formats a share in whole percent: 0 % only for none, 100 % only for all. */
export function formatShare(part: number, total: number): string {
  if (part > 0 && part / total < 0.01) return '< 1%';
  if (part < total && part / total > 0.99) return '> 99%';
  // Of a total of 0, the share is 0% and not NaN.
  return `${Math.round((100 * part) / (total || 1))}%`;
}

export const formatPatientCount = (count: number) => (count === 1 ? '1 patient' : `${count} patients`);

/** Up to this many months are listed; a longer series gives first, peak and last. */
const MAX_LISTED_MONTHS = 24;

/** Returns a text alternative for the line chart of registrations. */
export function describeMonths(months: readonly MonthCount[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return '';
  const span = first === last ? first.month : `${first.month} to ${last.month}`;
  if (months.length <= MAX_LISTED_MONTHS) return `${span}: ${months.map(({ count }) => count).join(', ')}`;
  const peak = months.reduce((best, month) => (month.count > best.count ? month : best));
  return `${span}: ${first.count} at first, ${peak.count} at most in ${peak.month}, ${last.count} at last`;
}

/** Returns a text alternative for a bar chart. */
export const describeCounts = (list: readonly NamedCount[]) =>
  joinNames(list.map(({ name, count }) => `${name} ${count}`));

/** Returns a text alternative for a pie chart. */
export function describeShares(list: readonly NamedCount[]): string {
  const total = sumCounts(list);
  return joinNames(list.map(({ name, count }) => `${name} ${count} (${formatShare(count, total)})`));
}
