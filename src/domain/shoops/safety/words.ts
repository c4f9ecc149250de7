import { formatHundredths } from '#domain/values/doses.ts';
import { cannabinoidName } from '../cannabinoids.ts';
import type { TypedDose, TypedMedicine } from './typed-medicine.ts';

/** Times of day inside a sentence; a word of the server's as it is. */
const atTimes: Readonly<Record<string, string>> = {
  Morning: 'in the morning',
  Afternoon: 'in the afternoon',
  Evening: 'in the evening',
};

/** 'in the morning'; '' for no time. */
export const atTime = (time: string): string => atTimes[time] ?? (time && `at “${time}”`);

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const doseInWords = ({ hundredths, time }: TypedDose) =>
  `${hundredths === null ? '' : formatHundredths(hundredths)} ${atTime(time)}`.trim();

/** What the form's doses say: 'The doses are 5 mg in the morning and 15 mg in the evening.' */
export function dosesInWords({ doses, target }: TypedMedicine): string {
  if (doses.length === 0)
    return target === null ? '' : `The target daily dose is ${formatHundredths(target)}.`;
  return `The ${doses.length === 1 ? 'dose is' : 'doses are'} ${listed(doses.map(doseInWords))}.`;
}

/** Cannabinoids inside a sentence, in full. */
export const named = (cannabinoids: readonly string[]): string => listed(cannabinoids.map(cannabinoidName));

/** Tells whether a name that is read in a text fits a cannabinoid; 'THC' alone fits both deltas. */
export const isOfCannabinoid = (name: string, cannabinoid: string): boolean =>
  name === cannabinoid || (name === 'THC' && cannabinoid.startsWith('THC delta'));
