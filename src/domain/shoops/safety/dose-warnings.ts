import { formatHundredths } from '#domain/values/amounts/doses.ts';
import { byCannabinoid } from './places.ts';
import { GRAM } from './usual-doses.ts';
import { doseWarning, type WarningRule } from './warning.ts';
import { listed, named } from './words.ts';

/** Asks about grams that may be milligrams: 1 g is 1000 times as much as 1 mg. */
export const gramWarnings: WarningRule = (medicines) =>
  medicines.flatMap(({ inGrams }, place) =>
    [...new Set(inGrams)]
      .filter((hundredths) => hundredths >= GRAM)
      .map((hundredths) =>
        doseWarning(place, `An amount in grams comes to ${formatHundredths(hundredths)}. Was mg meant?`),
      ),
  );

/** Asks about more than 1 g a day of a cannabinoid, in any unit (decision 85). */
export const gramADayWarnings: WarningRule = (medicines) =>
  byCannabinoid(medicines).flatMap(({ cannabinoid, first, day, isUnitDoubted }) => {
    // Stryker disable next-line ConditionalExpression: null <= GRAM is true as well
    if (day === null || day <= GRAM || isUnitDoubted) return [];
    const amount = `A daily ${formatHundredths(day)} of ${named([cannabinoid])}`;
    return [doseWarning(first, `${amount} is more than 1 g. Is that meant?`)];
  });

/** Warns of a cannabinoid that is in one Shoop twice: the patient takes both doses. */
export const twiceWarnings: WarningRule = (medicines) =>
  byCannabinoid(medicines).flatMap(({ cannabinoid, places, day }) => {
    const [, second] = places;
    if (second === undefined) return [];
    const sum = day === null ? '' : `: ${formatHundredths(day)} a day together`;
    const where = listed(places.map((place) => String(place + 1)));
    const name = named([cannabinoid]);
    return [doseWarning(second, `${name} is in this Shoop twice, in medicines ${where}${sum}.`)];
  });

/** Warns of a dose without a chosen cannabinoid. */
export const unnamedWarnings: WarningRule = (medicines) =>
  medicines.flatMap(({ cannabinoid, isFilledIn }, place) =>
    isFilledIn && cannabinoid === '' ? [doseWarning(place, 'No target cannabinoid is chosen.')] : [],
  );
