import { blankAnswers, rows } from '#domain/questions/answers/rows.ts';
import { choice, digits, flags, text, yesNo } from '#domain/questions/kinds.ts';
import type { Answers } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { formatMg, sumOfDoses } from '#domain/values/amounts/doses.ts';

const target = digits('target', 'Target daily dose', { unit: 'mg', width: 'half' });
const amount = digits('amount', 'Amount', { unit: 'mg', required: true, width: 'half' });
const withFood = yesNo('withFood', 'With food?', { width: 'half' });

const toDoseInMg = (amount: unknown) => ({ dose: Number(amount), doseUnit: 'mg' });

/** Doses of a medicine, one for each time a day; their sum must equal the target. */
const doses = rows('doses', 'Doses', {
  questions: [amount, withFood],
  rowLabel: 'Dose',
  addLabel: 'Add another dose',
  hasFixedRows: true,
  rule(enteredDoses, medicine) {
    if (!medicine?.target || enteredDoses.some((row) => !row.amount)) return null;
    const sum = sumOfDoses(enteredDoses.map((row) => toDoseInMg(row.amount)));
    if (sum === null || sum === sumOfDoses([toDoseInMg(medicine.target)])) return null;
    // The sum is in hundredths of a milligram.
    return `The doses add up to ${formatMg(sum / 100)}.`;
  },
});

const timesADay = choice(
  'timesADay',
  'Times a day',
  ['1', '2', '3'].map((value) => ({ value, label: value })),
  { showsButtons: true, blank: '1', width: 'half' },
);

const warnings = rows('warnings', 'Warnings', {
  questions: [text('warning', 'Warning')],
  rowLabel: 'Warning',
  addLabel: 'Add another warning',
});

const terpenes = flags('terpenes', 'Terpenes', [
  { value: 'limonene', label: 'Limonene' },
  { value: 'linalool', label: 'Linalool' },
  { value: 'myrcene', label: 'Myrcene' },
]);

/** Returns as many blank doses as the medicine is taken a day. */
const createBlankDoses = (medicine: Answers) => ({
  doses: Array.from({ length: Number(medicine.timesADay) }, () => blankAnswers([amount, withFood])),
});

/** Questionnaire whose rows hold flags, a list of fixed length and a list that grows. */
export const medicines = questionnaire([
  {
    questions: [
      rows('medicines', 'Medicines', {
        questions: [
          text('name', 'Cannabinoid', { required: true }),
          terpenes,
          target,
          timesADay,
          doses,
          warnings,
        ],
        effects: [{ on: timesADay, apply: createBlankDoses }],
        rowLabel: 'Medicine',
        addLabel: 'Add another medicine',
      }),
    ],
  },
]);

const createDose = (milligrams: string) => ({ amount: milligrams, withFood: null });

/** Answers with two medicines, the second of which is taken twice a day. */
export const twoMedicines = {
  medicines: [
    { name: 'CBD', terpenes: { linalool: true }, target: '10', timesADay: '1', doses: [createDose('10')] },
    {
      name: 'THC',
      target: '5',
      timesADay: '2',
      doses: [createDose('2'), createDose('3')],
      warnings: [{ warning: 'Not before driving' }, { warning: 'Not with alcohol' }],
    },
  ],
};
