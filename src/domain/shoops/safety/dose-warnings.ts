import { formatHundredths } from '#domain/values/amounts/doses.ts';
import { groupByCannabinoid } from './medicine-groups.ts';
import { joinCannabinoidNames, joinWithAnd } from './medicine-phrases.ts';
import { GRAM_IN_HUNDREDTHS } from './usual-doses.ts';
import { doseWarning, type WarningRule } from './warning.ts';

/** Asks about grams that may be milligrams: 1 g is 1000 times as much as 1 mg. */
export const gramWarnings: WarningRule = (medicines) =>
  medicines.flatMap(({ inGrams }, place) =>
    [...new Set(inGrams)]
      .filter((hundredths) => hundredths >= GRAM_IN_HUNDREDTHS)
      .map((hundredths) =>
        doseWarning(place, `An amount in grams comes to ${formatHundredths(hundredths)}. Was mg meant?`),
      ),
  );

/** Asks about more than 1 g a day of a cannabinoid, in any unit (decision 85). */
export const gramADayWarnings: WarningRule = (medicines) =>
  groupByCannabinoid(medicines).flatMap(({ cannabinoid, first, dailySum, isUnitDoubted }) => {
    // Stryker disable next-line ConditionalExpression: null <= GRAM_IN_HUNDREDTHS is true as well
    if (dailySum === null || dailySum <= GRAM_IN_HUNDREDTHS || isUnitDoubted) return [];
    const amount = `A daily ${formatHundredths(dailySum)} of ${joinCannabinoidNames([cannabinoid])}`;
    return [doseWarning(first, `${amount} is more than 1 g. Is that meant?`)];
  });

/** Warns of a cannabinoid that is in one Shoop twice: the patient takes both doses. */
export const twiceWarnings: WarningRule = (medicines) =>
  groupByCannabinoid(medicines).flatMap(({ cannabinoid, places, dailySum }) => {
    const [, second] = places;
    if (second === undefined) return [];
    const sum = dailySum === null ? '' : `: ${formatHundredths(dailySum)} a day together`;
    const placeNumbers = joinWithAnd(places.map((place) => String(place + 1)));
    const name = joinCannabinoidNames([cannabinoid]);
    return [doseWarning(second, `${name} is in this Shoop twice, in medicines ${placeNumbers}${sum}.`)];
  });

/** Warns of a dose without a chosen cannabinoid. */
export const unnamedWarnings: WarningRule = (medicines) =>
  medicines.flatMap(({ cannabinoid, isFilledIn }, place) =>
    isFilledIn && cannabinoid === '' ? [doseWarning(place, 'No target cannabinoid is chosen.')] : [],
  );
