import { formatHundredths } from '#domain/values/amounts/doses.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { type NewestSent, newestSent } from './compare/newest-sent.ts';
import { groupByCannabinoid, type MedicineGroup } from './medicine-groups.ts';
import type { TypedMedicine } from './typed-medicine.ts';
import { deltaThcNames } from './usual-doses.ts';
import { doseWarning, incompleteWarning, type ShoopWarning, type WarningRule } from './warning.ts';

/** Describes a change, also without the arrow: '20 mg → 30 mg a day, up by 10 mg'. */
function describeChange(from: number | null, to: number): string {
  if (from === null) return 'its daily dose there cannot be told';
  const direction = to > from ? 'up' : to < from ? 'down' : null;
  if (direction === null) return `dose unchanged, ${formatHundredths(to)} a day`;
  const largeChangeText = to > 2 * from ? ', more than double' : 2 * to < from ? ', less than half' : '';
  const changeText = `${direction} by ${formatHundredths(Math.abs(to - from))}`;
  return `${formatHundredths(from)} → ${formatHundredths(to)} a day, ${changeText}${largeChangeText}`;
}

/** Returns true for more than double or less than half, which is a dose warning (decision 84). */
const isLargeChange = (from: number | null, to: number) => from !== null && (to > 2 * from || 2 * to < from);

/** Returns ' It was Hourly and is Daily now.', or '' for no change or several units at once. */
function describeUnitChange(
  before: NewestSent,
  medicines: readonly TypedMedicine[],
  { places }: MedicineGroup,
): string {
  const [unitBefore, ...otherUnitsBefore] = new Set(before.shoops.map(({ frequencyUnit }) => frequencyUnit));
  const groupMedicines = medicines.filter((_, place) => places.includes(place));
  const [unitNow, ...otherUnitsNow] = new Set(
    groupMedicines.map(({ isHourly }) => (isHourly ? 'Hourly' : 'Daily')),
  );
  const isKnown = unitBefore && otherUnitsBefore.length + otherUnitsNow.length === 0;
  return isKnown && unitBefore !== unitNow ? ` It was ${unitBefore} and is ${unitNow} now.` : '';
}

/** Compares each cannabinoid with the newest sent Shoop of the same cannabinoid (decision 84). */
export const newestWarnings: WarningRule = (medicines, { recommendations }) =>
  groupByCannabinoid(medicines).flatMap(({ cannabinoid, ...now }): ShoopWarning[] => {
    const before = newestSent(recommendations, ({ targetCannabinoid }) => targetCannabinoid === cannabinoid);
    if (!before || now.dailySum === null) return [];
    const date = formatShoopDate(before.createdAt);
    const change = describeChange(before.dailySum, now.dailySum);
    const unit = describeUnitChange(before, medicines, now);
    const text = `Last sent on ${date}: ${change}.${unit}`;
    if (unit || isLargeChange(before.dailySum, now.dailySum)) return [doseWarning(now.first, text)];
    const place = `last sent on ${date}, ${change}`;
    const field = 'dailyDose';
    return [incompleteWarning({ medicine: now.first, kind: 'sentBefore', field, place, text })];
  });

/** Warns if THC delta 8 takes the place of THC delta 9, or the reverse. */
export const deltaWarnings: WarningRule = (medicines, { recommendations }) => {
  const chosenDeltas = groupByCannabinoid(medicines).filter(({ cannabinoid }) =>
    deltaThcNames.includes(cannabinoid),
  );
  const before = newestSent(recommendations, ({ targetCannabinoid }) =>
    deltaThcNames.includes(targetCannabinoid),
  );
  const [now, ...otherDeltasNow] = chosenDeltas;
  const [deltaBefore, ...otherDeltasBefore] = new Set(
    before?.shoops.map(({ targetCannabinoid }) => targetCannabinoid),
  );
  // If either Shoop has both kinds, neither takes the other's place.
  if (!now || !before || !deltaBefore || otherDeltasNow.length + otherDeltasBefore.length > 0) return [];
  if (now.cannabinoid === deltaBefore || now.dailySum === null) return [];
  const date = formatShoopDate(before.createdAt);
  const text = `${now.cannabinoid} takes the place of ${deltaBefore}, which was last sent on ${date}`;
  return [doseWarning(now.first, `${text}: ${describeChange(before.dailySum, now.dailySum)}.`)];
};
