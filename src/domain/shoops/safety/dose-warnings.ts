import { formatShoopDate } from '#domain/values/dates.ts';
import { formatHundredths } from '#domain/values/doses.ts';
import { dayOf, ofCannabinoids, together } from './last-dose.ts';
import type { TypedMedicine } from './typed-medicine.ts';
import { GRAM, SOURCE, usualDoses } from './usual-doses.ts';
import { placesOf, type WarningRule, warning } from './warning.ts';
import { listed, named } from './words.ts';

/** The unit of one of these medicines is asked about already, by `gramWarnings`. */
const isUnitDoubted = (medicines: readonly TypedMedicine[], places: readonly number[]): boolean =>
  places.some((place) => medicines[place]?.inGrams.some((amount) => amount >= GRAM));

const chosen = (medicines: readonly { cannabinoid: string }[]): string[] => [
  ...new Set(medicines.map(({ cannabinoid }) => cannabinoid).filter(Boolean)),
];

/** Asks about more than 1 g a day of any cannabinoid, in whichever unit it was typed (decision 85). */
export const gramADayWarnings: WarningRule = (medicines) =>
  chosen(medicines).flatMap((cannabinoid) => {
    const places = placesOf(medicines, [cannabinoid]);
    const [first] = places;
    const day = together(places.map((place) => medicines[place]?.target ?? null));
    if (first === undefined || day === null || day <= GRAM || isUnitDoubted(medicines, places)) return [];
    return [
      warning(
        first,
        `${formatHundredths(day)} a day of ${named([cannabinoid])} is more than 1 g. Is that meant?`,
      ),
    ];
  });

/** The same cannabinoid twice in one Shoop: the patient takes both. */
export const twiceWarnings: WarningRule = (medicines) =>
  chosen(medicines).flatMap((cannabinoid) => {
    const places = placesOf(medicines, [cannabinoid]);
    const [, second] = places;
    if (second === undefined) return [];
    const sum = together(places.map((place) => medicines[place]?.target ?? null));
    const day = sum === null ? '' : `: ${formatHundredths(sum)} a day together`;
    const where = listed(places.map((place) => String(place + 1)));
    return [warning(second, `${named([cannabinoid])} is in this Shoop twice, in medicines ${where}${day}.`)];
  });

/** 'Dose 20 mg → 30 mg a day, up by 10 mg.': the arrow for the eye, the words for everybody. */
function changeInWords(from: number, to: number): string {
  if (from === to) return `Dose unchanged, ${formatHundredths(to)} a day.`;
  const far = to > 2 * from ? ', more than double' : 2 * to < from ? ', less than half' : '';
  const by = `${to > from ? 'up' : 'down'} by ${formatHundredths(Math.abs(to - from))}`;
  return `Dose ${formatHundredths(from)} → ${formatHundredths(to)} a day, ${by}${far}.`;
}

/** Already in the patient's last recommendation: how the dose changes. */
export const lastWarnings: WarningRule = (medicines, { last }) =>
  chosen(medicines).flatMap((cannabinoid) => {
    const before = ofCannabinoids(last, [cannabinoid]);
    const places = placesOf(medicines, [cannabinoid]);
    const [first] = places;
    const now = together(places.map((place) => medicines[place]?.target ?? null));
    if (!last || before.length === 0 || first === undefined || now === null) return [];
    const then = together(before.map(dayOf));
    const sent = formatShoopDate(last.createdAt);
    const units = new Set(before.map(({ frequencyUnit }) => frequencyUnit));
    const unit = medicines[first]?.isHourly ? 'Hourly' : 'Daily';
    const sentences = [
      `${named([cannabinoid])} is in the last recommendation, too (${sent}).`,
      then === null ? 'Its daily dose there cannot be told.' : changeInWords(then, now),
      units.size === 1 && !units.has(unit) && !units.has('')
        ? `It was ${[...units].join()} and is ${unit} now.`
        : '',
    ];
    return [warning(first, sentences.filter(Boolean).join(' '))];
  });

const NAIVE = 'NeverTriedit';

/** Far above what is usual, where that is known: more easily said of somebody who never tried cannabis. */
export const usualWarnings: WarningRule = (medicines, { last, experience, hadBefore = [] }) =>
  usualDoses.flatMap(({ cannabinoids, start, most, ofMost }) => {
    const places = placesOf(medicines, cannabinoids);
    const [first] = places;
    const day = together(places.map((place) => medicines[place]?.target ?? null));
    if (first === undefined || day === null) return [];
    if (isUnitDoubted(medicines, places)) return [];
    const before = ofCannabinoids(last, cannabinoids);
    const then = together(before.map(dayOf));
    // What the patient has already is not doubted again.
    if (before.length > 0 && then !== null && day <= then) return [];
    const whats = chosen(places.flatMap((place) => medicines[place] ?? []));
    const what = `${formatHundredths(day)} a day of ${named(whats)}${whats.length > 1 ? ' together' : ''}`;
    const isNaive = experience === NAIVE;
    const never = isNaive ? ' This patient has never tried cannabis.' : '';
    if (day > most)
      return [warning(first, `${what} is above ${formatHundredths(most)} a day, ${ofMost}.${never}`)];
    const isNew = before.length === 0 && !cannabinoids.some((name) => hadBefore.includes(name));
    if (!isNew || day <= (isNaive ? start : 2 * start)) return [];
    const far = day > 2 * start ? 'far above' : 'above';
    const usual = `the usual start, ${formatHundredths(start)} a day in ${SOURCE}`;
    return [warning(first, `${what} is ${far} ${usual}.${never}`)];
  });
