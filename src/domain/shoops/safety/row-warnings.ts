import { formatHundredths } from '#domain/values/doses.ts';
import { GRAM } from './usual-doses.ts';
import { type WarningRule, warning } from './warning.ts';
import { atTime, listed } from './words.ts';

/** Grams where milligrams were meant: a thousand times too much. */
export const gramWarnings: WarningRule = (medicines) =>
  medicines.flatMap(({ inGrams }, place) =>
    [...new Set(inGrams)]
      .filter((hundredths) => hundredths >= GRAM)
      .map((hundredths) =>
        warning(place, `An amount in grams comes to ${formatHundredths(hundredths)}. Was mg meant?`),
      ),
  );

/** Nothing says what it is a dose of. */
export const unnamedWarnings: WarningRule = (medicines) =>
  medicines.flatMap(({ cannabinoid, isFilledIn }, place) =>
    isFilledIn && cannabinoid === '' ? [warning(place, 'No target cannabinoid is chosen.')] : [],
  );

/** Two doses at one time of day, one at none, or not as many as the frequency says. */
export const rowWarnings: WarningRule = (medicines) =>
  medicines.flatMap(({ doses, frequency, isHourly, isFilledIn }, place) => {
    if (isHourly || !isFilledIn) return [];
    const times = [...new Set(doses.map(({ time }) => time))].filter(Boolean);
    const several = times.flatMap((time) => {
      const there = doses.filter((dose) => dose.time === time);
      const amounts = listed(there.map(({ hundredths }) => formatHundredths(hundredths ?? 0)));
      return there.length < 2 ? [] : [`${there.length} doses are ${atTime(time)}: ${amounts}.`];
    });
    const untimed = doses.flatMap(({ time }, index) => (time === '' ? [`Dose ${index + 1}`] : []));
    const verb = untimed.length === 1 ? 'has' : 'have';
    const count = doses.length === 1 ? 'is 1 dose' : `are ${doses.length} doses`;
    const texts = [
      ...several,
      untimed.length > 0 ? `${listed(untimed)} ${verb} no time of day.` : '',
      frequency > 0 && doses.length !== frequency ? `Frequency is ${frequency}, and there ${count}.` : '',
    ];
    return texts.filter(Boolean).map((text) => warning(place, text));
  });
