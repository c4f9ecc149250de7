const inFigures = new Intl.NumberFormat('en-US');

/** Formats a number with the word that fits it. */
export const formatCount = (count: number, [one, more]: readonly [one: string, more: string]) =>
  `${inFigures.format(count)} ${count === 1 ? one : more}`;

/**
 * Formats the number of patients, e.g. "60 patients" or "12 of 10,000 patients".
 * @param total number that the server reports (`info.results`, decision 46)
 */
export function formatPatientCount(found: number, total: number): string {
  const all = formatCount(total, ['patient', 'patients']);
  return found === total ? all : `${inFigures.format(found)} of ${all}`;
}
