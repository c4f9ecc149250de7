import { expect, it } from 'vitest';
import { blankMedicine } from '../medicine/medicine-questions.ts';
import { medicineOf, noFacts, warningTexts } from './sample-medicines.ts';

const CBN = medicineOf('CBN', [['5', 'Evening']]);
const limonene = medicineOf('CBG', [['5', 'Evening']], { terpenes: { Limonene: true, Myrcene: false } });
const withAllergies = (...allergies: string[]) => ({ ...noFacts, allergies });

it.each(['Cannabis', 'HEMP seed', 'hempseed', 'medical marijuana', 'Marihuana', 'Cánnabis', 'cannabinoids'])(
  'warns once of an allergy to “%s”, for all medicines',
  (allergy) => {
    const recorded = `1: Recorded allergy: “${allergy}”.`;
    expect(warningTexts([CBN], withAllergies(allergy))).toEqual([
      `${recorded} This medicine is made from cannabis.`,
    ]);
    expect(warningTexts([CBN, limonene], withAllergies(allergy))).toEqual([
      `${recorded} Every medicine here is made from cannabis.`,
    ]);
  },
);

it.each([
  'Sesame oil',
  'coconuts',
  'MCT',
  'olive',
  'Peanuts',
  'sunflower',
  'safflower',
  'grapeseed',
  'Avocado',
  'almonds',
  'soy',
  'Soya',
  'canola',
  'rapeseed',
])('asks about the carrier oil for an allergy to “%s”', (allergy) => {
  const recorded = `1: Recorded allergy: “${allergy}”. Please check the carrier oil`;
  expect(warningTexts([CBN], withAllergies(allergy))).toEqual([`${recorded}.`]);
  expect(warningTexts([CBN, limonene], withAllergies(allergy))).toEqual([
    `${recorded} of every medicine here.`,
  ]);
});

it.each([
  ['limonene', ['2: Recorded allergy: “limonene”. This medicine has Limonene.']],
  ['Terpenes', ['2: Recorded allergy: “Terpenes”. This medicine has Limonene.']],
  ['myrcene', []],
  ['CBN', ['1: Recorded allergy: “CBN”. This medicine has CBN.']],
  ['Cannabinol oil', ['1: Recorded allergy: “Cannabinol oil”. This medicine has CBN.']],
  ['THC', []],
])('names the substance that an allergy to “%s” is about', (allergy, expected) => {
  expect(warningTexts([CBN, limonene], withAllergies(allergy))).toEqual(expected);
});

it('warns of the substance alone as soon as it is chosen', () => {
  const chosen = { ...blankMedicine(), targetCannabinoid: 'CBN' };
  expect(warningTexts([chosen], withAllergies('hemp'))).toEqual([
    '1: Recorded allergy: “hemp”. This medicine is made from cannabis.',
  ]);
});

it('reads THC in an allergy as both THC delta 8 and THC delta 9', () => {
  const medicine = medicineOf('THC delta 8', [['2', 'Evening']]);
  expect(warningTexts([medicine], withAllergies('thc'))).toEqual([
    '1: Recorded allergy: “thc”. This medicine has THC delta 8.',
  ]);
});

it('matches a terpene by the part of its name that no other substance has', () => {
  const medicine = medicineOf('CBG', [['5', 'Evening']], {
    terpenes: { 'Alpha-pinene': true, 'Caryophyllene Oxide': true },
  });
  expect(warningTexts([medicine], withAllergies('pinene (pine)'))).toHaveLength(1);
  expect(
    warningTexts([medicine], withAllergies('Alpha blockers', 'Ethylene oxide', 'Beta blockers')),
  ).toEqual([]);
});

it.each([
  'Penicillin',
  'Olivenöl, Erdnüsse',
  'Hempel',
  'Ragweed',
  'mctx',
  '',
  'ß Ü 日本 ️👩‍⚕️',
  'Yes, but not to what',
])('does not warn of an allergy to “%s”', (allergy) =>
  expect(warningTexts([CBN, limonene], withAllergies(allergy))).toEqual([]),
);

it('does not warn of a medicine in which nothing is chosen or entered', () => {
  expect(warningTexts([blankMedicine()], withAllergies('Hemp', 'Sesame'))).toEqual([]);
  expect(warningTexts([blankMedicine(), CBN], withAllergies('Hemp'))).toEqual([
    '2: Recorded allergy: “Hemp”. This medicine is made from cannabis.',
  ]);
  const begun = { ...blankMedicine(), terpenes: { Limonene: true } };
  expect(warningTexts([begun], withAllergies('Hemp'))).toHaveLength(1);
  const amount = { ...blankMedicine(), dailyDose: '5', dailyDoseUnit: 'mg' };
  expect(warningTexts([amount], withAllergies('Hemp'))).toHaveLength(1);
});
