import { formatHundredths } from '#domain/values/amounts/doses.ts';
import { newestSent } from './compare/newest-sent.ts';
import { chosenCannabinoids, groupMatching } from './medicine-groups.ts';
import { joinCannabinoidNames } from './medicine-phrases.ts';
import { countsAs, type UsualDose, usualDoseSource, usualDoses } from './usual-doses.ts';
import { doseWarning, type SafetyContext, type WarningRule } from './warning.ts';

/** Wire value of the experience of a patient who never tried cannabis (intake §9). */
const neverTried = 'NeverTriedit';

/**
 * Compares a daily dose with the usual doses.
 * @returns the text after the amount; null if the dose is usual
 */
function describeExcess(day: number, isNew: boolean, isNaive: boolean, usual: UsualDose): string | null {
  const { start, most, mostText } = usual;
  if (day > most) return `is above ${formatHundredths(most)} a day, ${mostText}`;
  if (!isNew || day <= (isNaive ? start : 2 * start)) return null;
  const degree = day > 2 * start ? 'far above' : 'above';
  return `is ${degree} the usual start, ${formatHundredths(start)} a day in ${usualDoseSource}`;
}

/** Warns of a dose above the usual one. Patients who never tried cannabis have a lower limit. */
export const usualWarnings: WarningRule = (medicines, { recommendations, experience }: SafetyContext) =>
  usualDoses.flatMap((usual) => {
    const isOfUsual = countsAs(usual);
    const now = groupMatching(medicines, isOfUsual);
    // An unknown daily dose counts as 0: now, it exceeds no limit; before, it allows no dose.
    const day = now.dailySum ?? 0;
    if (now.isUnitDoubted) return [];
    const before = newestSent(recommendations, ({ targetCannabinoid, ingestionMethod }) =>
      isOfUsual({ cannabinoid: targetCannabinoid, ingestionMethod }),
    );
    // A dose that the patient already has is not questioned again.
    if (day <= (before?.dailySum ?? 0)) return [];
    const excessText = describeExcess(day, before === null, experience === neverTried, usual);
    if (excessText === null) return [];
    const names = chosenCannabinoids(medicines.filter(isOfUsual));
    const togetherText = names.length > 1 ? ' together' : '';
    const sentences = [
      `A daily ${formatHundredths(day)} of ${joinCannabinoidNames(names)}${togetherText} ${excessText}.`,
      names.some((name) => usual.countedIfInhaled.includes(name))
        ? 'THCA becomes THC when it is heated.'
        : '',
      experience === neverTried ? 'This patient has never tried cannabis.' : '',
    ];
    return [doseWarning(now.first, sentences.filter(Boolean).join(' '))];
  });
