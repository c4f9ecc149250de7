import type { ShoopInput } from '#mocks/rules/add-shoop.ts';

type Doses = ShoopInput['doses'];
type DoseRow = [dose: number, doseTime: Doses[number]['doseTime']];
type Rest = Pick<ShoopInput, 'ingestionMethod' | 'note'> & {
  terpenes?: readonly string[];
  adminNotes?: string;
};

/** Returns a medicine for certain times of a day, in mg; its target is the sum of its doses. */
export function buildDailyShoop(targetCannabinoid: string, rows: readonly DoseRow[], rest: Rest): ShoopInput {
  const { terpenes = [], adminNotes = '', ...words } = rest;
  const hundredths = rows.reduce((sum, [dose]) => sum + Math.round(dose * 100), 0);
  return {
    targetCannabinoid,
    terpenes: terpenes.map((value) => ({ value })),
    dailyDose: hundredths / 100,
    dailyDoseUnit: 'mg',
    frequency: rows.length,
    frequencyUnit: 'Daily',
    doses: rows.map(([dose, doseTime]) => ({ dose, doseUnit: 'mg', doseTime })),
    ...words,
    adminNotes,
  };
}

/** Returns a medicine with the same amount twice a day. */
export const buildMorningAndEveningShoop = (
  targetCannabinoid: string,
  dose: number,
  rest: Rest,
): ShoopInput =>
  buildDailyShoop(
    targetCannabinoid,
    [
      [dose, 'Morning'],
      [dose, 'Evening'],
    ],
    rest,
  );

const calmEvening = buildDailyShoop('CBD', [[10, 'Evening']], {
  terpenes: ['Linalool', 'Myrcene'],
  ingestionMethod: 'Sublingual',
  note: 'Hold the drops under the tongue for a minute, about an hour before bed.',
});
const gentlePain = buildMorningAndEveningShoop('CBD', 5, {
  terpenes: ['Beta-caryophyllene'],
  ingestionMethod: 'Ingested',
  note: 'Take it with food. Stay with this dose for a week before anything changes.',
});
const nightPain = buildDailyShoop('THC delta 9', [[2.5, 'Evening']], {
  terpenes: ['Myrcene', 'Beta-caryophyllene'],
  ingestionMethod: 'Ingested',
  note: 'It takes up to two hours to work: do not take a second dose. Do not drive afterwards.',
});
const sleep = buildDailyShoop('CBN', [[5, 'Evening']], {
  terpenes: ['Linalool'],
  ingestionMethod: 'Ingested',
  note: 'Half an hour before you lie down.',
});
const seizures = buildMorningAndEveningShoop('CBD', 50, {
  ingestionMethod: 'Ingested',
  note: 'With a meal that has some fat in it, always at the same hours. Go on with your other medication as it is.',
});
const nausea = buildMorningAndEveningShoop('THC delta 9', 2.5, {
  terpenes: ['Limonene'],
  ingestionMethod: 'Sublingual',
  note: 'Half an hour before a meal.',
});
const topical = buildMorningAndEveningShoop('CBDA', 10, {
  terpenes: ['Beta-caryophyllene', 'Bisabolol'],
  ingestionMethod: 'Topically',
  note: 'Rub it in where it hurts, on skin that is whole.',
});
const sugar = buildMorningAndEveningShoop('THCV', 5, {
  ingestionMethod: 'Ingested',
  note: 'Measure your blood sugar as usual: it may fall.',
});
const cramps = buildDailyShoop(
  'THC delta 9',
  [
    [2.5, 'Afternoon'],
    [2.5, 'Evening'],
  ],
  {
    terpenes: ['Myrcene'],
    ingestionMethod: 'Sublingual',
    note: 'Stand up slowly, and do not drive afterwards.',
  },
);
const withCramps = buildDailyShoop(
  'CBD',
  [
    [2.5, 'Afternoon'],
    [2.5, 'Evening'],
  ],
  {
    ingestionMethod: 'Sublingual',
    note: 'Hold the drops under the tongue for a minute.',
  },
);
const gut = buildMorningAndEveningShoop('CBD', 10, {
  terpenes: ['Limonene'],
  ingestionMethod: 'Ingested',
  note: 'With a meal. Tell us if your stomach does not take it well.',
});
const skin = buildMorningAndEveningShoop('CBD', 5, {
  terpenes: ['Bisabolol'],
  ingestionMethod: 'Topically',
  note: 'Thinly, on skin that is whole. Stop if it burns.',
});

/**
 * Plausible regimens with a pattern for the names of diagnoses; the first match counts. None where
 * guidelines advise against cannabis or know no use (sleep apnea, glaucoma, addiction …).
 */
export const regimens: readonly { readonly fits: RegExp; readonly shoops: readonly ShoopInput[] }[] = [
  { fits: /epilep|seizure|dravet|lennox/i, shoops: [seizures] },
  { fits: /migraine|headache/i, shoops: [gentlePain, calmEvening, nightPain] },
  { fits: /anxiety|panic|post-traumatic|obsessive|autism/i, shoops: [calmEvening, gentlePain] },
  { fits: /insomnia|restless legs/i, shoops: [sleep, calmEvening] },
  { fits: /nausea|cachexia|^hiv$/i, shoops: [nausea, calmEvening] },
  { fits: /crohn|colitis|irritable bowel/i, shoops: [gut, nausea] },
  {
    fits: /multiple sclerosis|lateral sclerosis|spastic|spinal cord|palsy|dystonia/i,
    shoops: [cramps, withCramps, sleep],
  },
  // No THC for patients who fall easily or hallucinate.
  { fits: /parkinson/i, shoops: [gentlePain, sleep] },
  { fits: /diabetes mellitus type 2/i, shoops: [sugar] },
  { fits: /dermatitis|eczema|^psoriasis$/i, shoops: [skin] },
  {
    fits: /pain|arthritis|neuropath|sciatica|fibromyalgia|spinal stenosis|herniated|bursitis|endometriosis|gout|neuralgia|fasciitis|carpal tunnel|ehlers|scoliosis|temporomandibular|polymyalgia|sickle cell|lupus/i,
    shoops: [gentlePain, nightPain, topical, sleep],
  },
];

/** Regimens for any cancer, which help with its treatment. */
export const cancerRegimens: readonly ShoopInput[] = [nausea, nightPain, sleep, gentlePain];

/** Returns the regimens for a diagnosis; none if the table has none. */
export const findRegimens = (diagnosis: string, isCancer: boolean): readonly ShoopInput[] =>
  isCancer ? cancerRegimens : (regimens.find(({ fits }) => fits.test(diagnosis))?.shoops ?? []);
