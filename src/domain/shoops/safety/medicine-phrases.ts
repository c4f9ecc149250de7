import { formatHundredths } from '#domain/values/amounts/doses.ts';
import { cannabinoidName } from '../medicine/cannabinoids.ts';
import type { TypedDose, TypedMedicine } from './typed-medicine.ts';

/** Times of day as they are written inside a sentence. */
const timePhrases: Readonly<Record<string, string>> = {
  Morning: 'in the morning',
  Afternoon: 'in the afternoon',
  Evening: 'in the evening',
};

/** Returns 'in the morning'; a word of the server in quotation marks; '' for no time. */
export const atTime = (time: string): string => timePhrases[time] ?? (time && `at “${time}”`);

/** Joins words: 'a', 'a and b', 'a, b and c'. */
export const joinWithAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const describeDose = ({ hundredths, time }: TypedDose) =>
  `${formatHundredths(hundredths ?? 0)} ${atTime(time)}`.trim();

/**
 * Describes the doses of a complete medicine: 'The doses are 5 mg in the morning and 15 mg in the
 * evening.'
 */
export function describeDoses({ doses, target }: TypedMedicine): string {
  if (doses.length === 0) return `The target daily dose is ${formatHundredths(target ?? 0)}.`;
  return `The ${doses.length === 1 ? 'dose is' : 'doses are'} ${joinWithAnd(doses.map(describeDose))}.`;
}

/** Joins the full names of cannabinoids for a sentence. */
export const joinCannabinoidNames = (cannabinoids: readonly string[]): string =>
  joinWithAnd(cannabinoids.map(cannabinoidName));

/** Returns true if a name in a text fits a cannabinoid; 'THC' alone fits both deltas. */
export const isOfCannabinoid = (name: string, cannabinoid: string): boolean =>
  name === cannabinoid || (name === 'THC' && cannabinoid.startsWith('THC delta'));
