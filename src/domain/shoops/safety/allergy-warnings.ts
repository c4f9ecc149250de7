import { placesOf } from './medicine-groups.ts';
import { isOfCannabinoid, joinCannabinoidNames, joinWithAnd } from './medicine-phrases.ts';
import { cannabinoidsIn } from './note/cannabinoids.ts';
import { wordsIn } from './note/words-in.ts';
import type { TypedMedicine } from './typed-medicine.ts';
import { type DoseWarning, doseWarning, type WarningRule } from './warning.ts';

/** Words for the plant itself, of which every medicine is made. */
const plantWords = ['cannabis', 'hemp', 'hempseed', 'marijuana', 'marihuana', 'cannabinoid'];
/**
 * Oils in which cannabinoids are sold. A Shoop does not name a medicine's oil. Sesame oil is in the
 * two best-known preparations, the oral solution of CBD and the capsules of dronabinol.
 */
const carrierOils = [
  'coconut',
  'mct',
  'sesame',
  'olive',
  'sunflower',
  'safflower',
  'grapeseed',
  'avocado',
  'almond',
  'peanut',
  'soy',
  'soya',
  'canola',
  'rapeseed',
];
/** Parts of terpene names that do not identify a terpene, since other substances have them. */
const sharedNameParts = ['alpha', 'beta', 'oxide'];

/** Returns the chosen substances of a medicine that an allergy names. */
function substancesIn({ cannabinoid, terpenes }: TypedMedicine, allergy: string): string[] {
  const words = wordsIn(allergy);
  const isNamed = (terpene: string) =>
    words.has('terpene') ||
    [...wordsIn(terpene)].some((word) => !sharedNameParts.includes(word) && words.has(word));
  const isOfThis = cannabinoidsIn(allergy).some(({ value }) => isOfCannabinoid(value, cannabinoid));
  return [...(isOfThis ? [joinCannabinoidNames([cannabinoid])] : []), ...terpenes.filter(isNamed)];
}

/** Returns true if the medicine has any entry; a blank one is not sent and needs no warning. */
const isBegun = ({ cannabinoid, terpenes, target }: TypedMedicine) =>
  cannabinoid !== '' || terpenes.length > 0 || target !== null;

/**
 * Warns if a recorded allergy names the plant, a chosen substance or a carrier oil. Plant and oil
 * concern every medicine, so they are named once, at the first.
 */
export const allergyWarnings: WarningRule = (medicines, { allergies }) => {
  const places = placesOf(medicines, isBegun);
  const [first] = places;
  if (first === undefined) return [];
  return allergies.flatMap((allergy): DoseWarning[] => {
    const allergyText = `Recorded allergy: “${allergy}”.`;
    const namesAnyOf = (list: readonly string[]) => list.some((word) => wordsIn(allergy).has(word));
    const subjectText = places.length > 1 ? 'Every medicine here' : 'This medicine';
    if (namesAnyOf(plantWords))
      return [doseWarning(first, `${allergyText} ${subjectText} is made from cannabis.`)];
    const substances = medicines.flatMap((medicine, place) => {
      const namedSubstances = substancesIn(medicine, allergy);
      return namedSubstances.length > 0
        ? [doseWarning(place, `${allergyText} This medicine has ${joinWithAnd(namedSubstances)}.`)]
        : [];
    });
    const ofEvery = places.length > 1 ? ' of every medicine here' : '';
    const oil = `${allergyText} Please check the carrier oil${ofEvery}.`;
    return [...substances, ...(namesAnyOf(carrierOils) ? [doseWarning(first, oil)] : [])];
  });
};
