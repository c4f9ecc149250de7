const inFigures = new Intl.NumberFormat('en-US');

/**
 * Formats the number of patients, e.g. "60 patients" or "12 of 10,000 patients".
 * @param total number that the server reports (`info.results`, decision 46)
 */
export function formatPatientCount(found: number, total: number): string {
  const all = `${inFigures.format(total)} ${total === 1 ? 'patient' : 'patients'}`;
  return found === total ? all : `${inFigures.format(found)} of ${all}`;
}
