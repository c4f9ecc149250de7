import type { ShoopInput } from '#mocks/rules/add-shoop.ts';

type Doses = ShoopInput['doses'];
type DoseRow = [dose: number, doseTime: Doses[number]['doseTime']];
/** Fields of a medicine next to its doses. */
type MedicineDetails = Pick<ShoopInput, 'ingestionMethod' | 'note'> & {
  terpenes?: readonly string[];
  adminNotes?: string;
};

/** Returns a medicine for certain times of a day, in mg; its target is the sum of its doses. */
export function buildDailyShoop(
  targetCannabinoid: string,
  rows: readonly DoseRow[],
  details: MedicineDetails,
): ShoopInput {
  const { terpenes = [], adminNotes = '', ...directions } = details;
  // Sums whole hundredths, which floating point adds exactly.
  const hundredths = rows.reduce((sum, [dose]) => sum + Math.round(dose * 100), 0);
  return {
    targetCannabinoid,
    terpenes: terpenes.map((value) => ({ value })),
    dailyDose: hundredths / 100,
    dailyDoseUnit: 'mg',
    frequency: rows.length,
    frequencyUnit: 'Daily',
    doses: rows.map(([dose, doseTime]) => ({ dose, doseUnit: 'mg', doseTime })),
    ...directions,
    adminNotes,
  };
}

/** Returns a medicine with the same amount twice a day. */
export const buildMorningAndEveningShoop = (
  targetCannabinoid: string,
  dose: number,
  details: MedicineDetails,
): ShoopInput =>
  buildDailyShoop(
    targetCannabinoid,
    [
      [dose, 'Morning'],
      [dose, 'Evening'],
    ],
    details,
  );

const calmEveningCbd = buildDailyShoop('CBD', [[10, 'Evening']], {
  terpenes: ['Linalool', 'Myrcene'],
  ingestionMethod: 'Sublingual',
  note: 'Hold the drops under the tongue for a minute, about an hour before bed.',
});
const gentlePainCbd = buildMorningAndEveningShoop('CBD', 5, {
  terpenes: ['Beta-caryophyllene'],
  ingestionMethod: 'Ingested',
  note: 'Take it with food. Stay with this dose for a week before anything changes.',
});
const nightPainThc = buildDailyShoop('THC delta 9', [[2.5, 'Evening']], {
  terpenes: ['Myrcene', 'Beta-caryophyllene'],
  ingestionMethod: 'Ingested',
  note: 'It takes up to two hours to work: do not take a second dose. Do not drive afterwards.',
});
const sleepCbn = buildDailyShoop('CBN', [[5, 'Evening']], {
  terpenes: ['Linalool'],
  ingestionMethod: 'Ingested',
  note: 'Half an hour before you lie down.',
});
const seizureCbd = buildMorningAndEveningShoop('CBD', 50, {
  ingestionMethod: 'Ingested',
  note: 'With a meal that has some fat in it, always at the same hours. Go on with your other medication as it is.',
});
const nauseaThc = buildMorningAndEveningShoop('THC delta 9', 2.5, {
  terpenes: ['Limonene'],
  ingestionMethod: 'Sublingual',
  note: 'Half an hour before a meal.',
});
const topicalCbda = buildMorningAndEveningShoop('CBDA', 10, {
  terpenes: ['Beta-caryophyllene', 'Bisabolol'],
  ingestionMethod: 'Topically',
  note: 'Rub it in where it hurts, on skin that is whole.',
});
const bloodSugarThcv = buildMorningAndEveningShoop('THCV', 5, {
  ingestionMethod: 'Ingested',
  note: 'Measure your blood sugar as usual: it may fall.',
});
const crampsThc = buildDailyShoop(
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
const crampsCbd = buildDailyShoop(
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
const gutCbd = buildMorningAndEveningShoop('CBD', 10, {
  terpenes: ['Limonene'],
  ingestionMethod: 'Ingested',
  note: 'With a meal. Tell us if your stomach does not take it well.',
});
const skinCbd = buildMorningAndEveningShoop('CBD', 5, {
  terpenes: ['Bisabolol'],
  ingestionMethod: 'Topically',
  note: 'Thinly, on skin that is whole. Stop if it burns.',
});

/**
 * Plausible regimens with a pattern for the names of diagnoses; the first match counts. None where
 * guidelines advise against cannabis or know no use (sleep apnea, glaucoma, addiction …).
 */
export const regimens: readonly {
  readonly diagnosisPattern: RegExp;
  readonly shoops: readonly ShoopInput[];
}[] = [
  { diagnosisPattern: /epilep|seizure|dravet|lennox/i, shoops: [seizureCbd] },
  { diagnosisPattern: /migraine|headache/i, shoops: [gentlePainCbd, calmEveningCbd, nightPainThc] },
  {
    diagnosisPattern: /anxiety|panic|post-traumatic|obsessive|autism/i,
    shoops: [calmEveningCbd, gentlePainCbd],
  },
  { diagnosisPattern: /insomnia|restless legs/i, shoops: [sleepCbn, calmEveningCbd] },
  { diagnosisPattern: /nausea|cachexia|^hiv$/i, shoops: [nauseaThc, calmEveningCbd] },
  { diagnosisPattern: /crohn|colitis|irritable bowel/i, shoops: [gutCbd, nauseaThc] },
  {
    diagnosisPattern: /multiple sclerosis|lateral sclerosis|spastic|spinal cord|palsy|dystonia/i,
    shoops: [crampsThc, crampsCbd, sleepCbn],
  },
  // No THC for patients who fall easily or hallucinate.
  { diagnosisPattern: /parkinson/i, shoops: [gentlePainCbd, sleepCbn] },
  { diagnosisPattern: /diabetes mellitus type 2/i, shoops: [bloodSugarThcv] },
  { diagnosisPattern: /dermatitis|eczema|^psoriasis$/i, shoops: [skinCbd] },
  {
    diagnosisPattern:
      /pain|arthritis|neuropath|sciatica|fibromyalgia|spinal stenosis|herniated|bursitis|endometriosis|gout|neuralgia|fasciitis|carpal tunnel|ehlers|scoliosis|temporomandibular|polymyalgia|sickle cell|lupus/i,
    shoops: [gentlePainCbd, nightPainThc, topicalCbda, sleepCbn],
  },
];

/** Regimens for any cancer, which help with its treatment. */
export const cancerRegimens: readonly ShoopInput[] = [nauseaThc, nightPainThc, sleepCbn, gentlePainCbd];

/** Returns the regimens for a diagnosis; none if the table has none. */
export const findRegimens = (diagnosis: string, isCancer: boolean): readonly ShoopInput[] =>
  isCancer
    ? cancerRegimens
    : (regimens.find(({ diagnosisPattern }) => diagnosisPattern.test(diagnosis))?.shoops ?? []);
