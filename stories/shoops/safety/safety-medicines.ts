import type { Answers } from '#domain/questions/question.ts';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';

/** Dose in mg, and its time of day. */
type DoseRow = [dose: string, time: string];

/** Returns a medicine of the form, in mg. */
export const createMedicine = (
  targetCannabinoid: string,
  rows: readonly DoseRow[],
  more: Answers = {},
): Answers => ({
  ...blankMedicine(),
  targetCannabinoid,
  dailyDose: String(rows.reduce((sum, [dose]) => sum + Number(dose), 0)),
  dailyDoseUnit: 'mg',
  frequency: String(rows.length),
  doses: rows.map(([dose, doseTime]) => ({ dose, doseUnit: 'mg', doseTime })),
  ingestionMethod: 'Ingested',
  ...more,
});

/** Three medicines to be sent together. */
export const threeMedicines: readonly Answers[] = [
  createMedicine(
    'CBD',
    [
      ['15', 'Morning'],
      ['15', 'Evening'],
    ],
    { note: 'With food.', ingestionMethod: 'Sublingual' },
  ),
  createMedicine('THC delta 8', [['2.5', 'Evening']], { note: 'Do not drive afterwards.' }),
  createMedicine('CBN', [['5', 'Evening']], { note: 'Take 10 mg in the morning.' }),
];

/** A medicine without warnings. */
export const oneMedicine: readonly Answers[] = [
  createMedicine('CBN', [['5', 'Evening']], { note: 'Half an hour before you lie down.' }),
];

/** Medicines with every warning, for a patient who was last sent 10 mg of THC delta 9. */
export const medicinesWithEveryWarning: readonly Answers[] = [
  createMedicine('THC delta 9', [['50', 'Evening']]),
  createMedicine(
    'CBG',
    [
      ['2', 'Morning'],
      ['4', 'Morning'],
    ],
    { frequency: '3', note: 'Take 10 mg of CBD before bed, then every 4 hours' },
  ),
  // In grams, which rows of doses cannot say.
  createMedicine('CBG', [], {
    dailyDose: '20',
    dailyDoseUnit: 'g',
    frequency: '1',
    doses: [{ dose: '20', doseUnit: 'g', doseTime: 'Evening' }],
  }),
  createMedicine('', [['5', '']], { note: 'Take it twice a day, 5.0 mg' }),
];
