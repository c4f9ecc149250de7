const inFigures = new Intl.NumberFormat('en-US');

/**
 * How many there are, as the page and a screen reader say it: "60 patients", "12 of 10,000 patients".
 * @param total what the server says there is (`info.results`, decision 46)
 */
export function countInWords(found: number, total: number): string {
  const all = `${inFigures.format(total)} ${total === 1 ? 'patient' : 'patients'}`;
  return found === total ? all : `${inFigures.format(found)} of ${all}`;
}
