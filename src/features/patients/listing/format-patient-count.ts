import { formatNumber } from '#domain/values/amounts/format-number.ts';

/** Formats a number with the singular or the plural of a word. */
export const formatCount = (count: number, [one, more]: readonly [one: string, more: string]) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

/**
 * Formats the number of patients, e.g. "60 patients" or "12 of 10,000 patients".
 * @param total number that the server reports (`info.results`, decision 46)
 */
export function formatPatientCount(foundCount: number, total: number): string {
  const totalText = formatCount(total, ['patient', 'patients']);
  return foundCount === total ? totalText : `${formatNumber(foundCount)} of ${totalText}`;
}
