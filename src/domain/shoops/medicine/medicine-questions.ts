import { ingestionMethods } from '#domain/options/ingestion.ts';
import { blankAnswers, rows } from '#domain/questions/answers/rows.ts';
import { answerTo } from '#domain/questions/codec.ts';
import { whenAnswer } from '#domain/questions/condition.ts';
import { choice, text } from '#domain/questions/kinds.ts';
import type { AnswerEffect, Answers } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { shoopMessages } from '../messages.ts';
import { amountQuestion } from './amount-question.ts';
import { cannabinoidName, cannabinoids } from './cannabinoids.ts';
import { doseTimes, doseUnits, frequencies, frequencyUnits } from './options.ts';
import { sumProblem } from './sum-rule.ts';
import { terpenes } from './terpene-question.ts';
import { frequencySchema } from './wire-amounts.ts';

/** Options of both questions for a unit. */
const unitOptions = {
  showsButtons: true,
  required: true,
  requiredMessage: shoopMessages.unit,
  // An unknown stored unit would count as nothing in the sum of the doses.
  rule: (answer: string) => (doseUnits.some(({ value }) => value === answer) ? null : shoopMessages.unit),
  width: 'half',
} as const;

/** Questions of a dose, by name. */
export const medicineDose = {
  dose: amountQuestion('dose', 'Dose', { width: 'half' }),
  doseUnit: choice('doseUnit', 'Unit', doseUnits, unitOptions),
  doseTime: choice('doseTime', 'Time of day', doseTimes, { showsButtons: true }),
};
const doseQuestions = Object.values(medicineDose);

const targetCannabinoid = choice('targetCannabinoid', 'Target cannabinoid', cannabinoids, { width: 'half' });
const ingestionMethod = choice('ingestionMethod', 'Ingestion method', ingestionMethods, {
  showsButtons: true,
});
const dailyDose = amountQuestion('dailyDose', 'Target daily dose', { width: 'half' });
const dailyDoseUnit = choice('dailyDoseUnit', 'Target unit', doseUnits, unitOptions);
const frequency = {
  ...choice('frequency', 'Frequency', frequencies, { showsButtons: true, blank: '1', width: 'half' }),
  entries: { frequency: frequencySchema },
  encode: (answer: string) => ({ frequency: Number(answer) }),
};
const frequencyUnit = choice('frequencyUnit', 'Daily or Hourly', frequencyUnits, {
  showsButtons: true,
  blank: 'Daily',
  width: 'half',
});
const doses = rows('doses', 'Doses', {
  questions: doseQuestions,
  when: whenAnswer(frequencyUnit, (answer) => answer !== 'Hourly'),
  hasFixedRows: true,
  rule: (rows, medicine = {}) => sumProblem(rows, medicine),
  rowLabel: 'Dose',
  addLabel: 'Add another dose',
});
const note = text('note', 'Note', { long: true });

/** Questions of a medicine (physician §2, §3), by name. */
export const medicine = {
  targetCannabinoid,
  terpenes,
  dailyDose,
  dailyDoseUnit,
  frequency,
  frequencyUnit,
  doses,
  ingestionMethod,
  note,
};
const medicineQuestions = Object.values(medicine);

/**
 * Returns empty dose rows with the target's unit, as many as the frequency; one without a
 * frequency, none under Hourly (physician §4).
 */
export function freshDoses({ frequency, frequencyUnit, dailyDoseUnit }: Answers): Answers[] {
  const count = frequencyUnit === 'Hourly' ? 0 : Number(frequency) || 1;
  const emptyRow = () => ({ ...blankAnswers(doseQuestions), doseUnit: dailyDoseUnit });
  return Array.from({ length: count }, emptyRow);
}

/** Returns the dose rows with the target's unit in those without a unit or an amount. */
function withTargetUnit(answers: Answers): Answers[] {
  const { dailyDoseUnit } = answers;
  const takesUnit = ({ dose, doseUnit }: Answers) => doseUnit === '' || dose === '';
  return answerTo(doses, answers).map((row) => (takesUnit(row) ? { ...row, doseUnit: dailyDoseUnit } : row));
}

/** Effect that replaces all dose rows by empty ones. */
const refillsDoses = { apply: (answers: Answers) => ({ doses: freshDoses(answers) }) };

const effects: readonly AnswerEffect[] = [
  { on: frequency, ...refillsDoses },
  { on: frequencyUnit, ...refillsDoses },
  { on: dailyDose, rechecks: [doses] },
  { on: dailyDoseUnit, apply: (answers) => ({ doses: withTargetUnit(answers) }), rechecks: [doses] },
];

/** Question for the list of medicines. */
export const medicineList = rows('shoop', 'Medicines', {
  questions: medicineQuestions,
  effects,
  findRowName: ({ targetCannabinoid }) => cannabinoidName(String(targetCannabinoid)),
  rowLabel: 'Medicine',
  addLabel: 'Add another medicine',
});

/** Form of a new Shoop: a list of medicines (physician §2, §5). */
export const shoopForm = questionnaire([{ questions: [medicineList] }]);

/** Returns an empty medicine. It is taken once a day, so it has one dose row. */
export const blankMedicine = (): Answers => blankAnswers(medicineQuestions);
/** Returns the answers of an empty form. */
export const blankShoop = (): { shoop: Answers[] } => ({ shoop: [blankMedicine()] });
