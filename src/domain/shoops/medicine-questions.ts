import * as v from 'valibot';
import { ingestionMethods } from '#domain/options/ingestion.ts';
import { answered } from '#domain/questions/condition.ts';
import { choice, text } from '#domain/questions/kinds.ts';
import type { AnswerEffect, Answers } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { blankAnswers, rows } from '#domain/questions/rows.ts';
import { amount } from './amount-question.ts';
import { cannabinoidName, cannabinoids } from './cannabinoids.ts';
import { shoopMessages } from './messages.ts';
import { doseTimes, doseUnits, frequencies, frequencyUnits } from './options.ts';
import { sumProblem } from './sum-rule.ts';
import { terpenes } from './terpene-question.ts';

const unit = {
  open: true,
  required: true,
  requiredMessage: shoopMessages.unit,
  // A stored one that is not known counts for nothing in a sum.
  rule: (answer: string) => (doseUnits.some(({ value }) => value === answer) ? null : shoopMessages.unit),
  width: 'half',
} as const;

/** What is asked of one dose, each question by its name. */
export const medicineDose = {
  dose: amount('dose', 'Dose', { width: 'half' }),
  doseUnit: choice('doseUnit', 'Unit', doseUnits, unit),
  doseTime: choice('doseTime', 'Time of day', doseTimes, { open: true }),
};
const doseQuestions = Object.values(medicineDose);

const targetCannabinoid = choice('targetCannabinoid', 'Target cannabinoid', cannabinoids, { width: 'half' });
const ingestionMethod = choice('ingestionMethod', 'Ingestion method', ingestionMethods, { open: true });
const dailyDose = amount('dailyDose', 'Target daily dose', { width: 'half' });
const dailyDoseUnit = choice('dailyDoseUnit', 'Target unit', doseUnits, unit);
const frequency = {
  ...choice('frequency', 'Frequency', frequencies, { open: true, blank: '1', width: 'half' }),
  entries: { frequency: v.picklist(frequencies.map(({ value }) => Number(value))) },
  encode: (answer: string) => ({ frequency: Number(answer) }),
};
const frequencyUnit = choice('frequencyUnit', 'Daily or Hourly', frequencyUnits, {
  open: true,
  blank: 'Daily',
  width: 'half',
});
const doses = rows('doses', 'Doses', {
  questions: doseQuestions,
  when: answered(frequencyUnit, (answer) => answer !== 'Hourly'),
  fixed: true,
  rule: (given, medicine = {}) => sumProblem(given, medicine),
  rowLabel: 'Dose',
  addLabel: 'Add another dose',
});
const note = text('note', 'Note', { long: true });

/** What is asked of one medicine (physician §2, §3), each question by its name. */
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

/** As many doses as a day has, nothing entered; none under Hourly (physician §4). A unit that was chosen holds for them. */
export function freshDoses({ frequency, frequencyUnit, dailyDoseUnit }: Answers): Answers[] {
  const count = frequencyUnit === 'Hourly' ? 0 : Number(frequency) || 1;
  const fresh = () => ({ ...blankAnswers(doseQuestions), doseUnit: String(dailyDoseUnit ?? '') });
  return Array.from({ length: count }, fresh);
}

/** Doses without a unit, or without an amount yet, take the target's unit. */
function withUnit({ doses, dailyDoseUnit }: Answers): Answers[] {
  const follows = ({ dose, doseUnit }: Answers) => doseUnit === '' || dose === '';
  return (doses as Answers[]).map((row) => (follows(row) ? { ...row, doseUnit: dailyDoseUnit } : row));
}

const makesFresh = { apply: (answers: Answers) => ({ doses: freshDoses(answers) }) };

const effects: readonly AnswerEffect[] = [
  { on: frequency, ...makesFresh },
  { on: frequencyUnit, ...makesFresh },
  { on: dailyDose, checksAgain: [doses] },
  { on: dailyDoseUnit, apply: (answers) => ({ doses: withUnit(answers) }), checksAgain: [doses] },
];

/** The medicines themselves. */
export const medicineList = rows('shoop', 'Medicines', {
  questions: medicineQuestions,
  effects,
  called: ({ targetCannabinoid }) => cannabinoidName(String(targetCannabinoid ?? '')),
  rowLabel: 'Medicine',
  addLabel: 'Add another medicine',
});

/** A Shoop to build: a list of medicines (physician §2, §5). */
export const shoopForm = questionnaire([{ questions: [medicineList] }]);

/** A medicine of which nothing is entered: taken once a day, so that there is one dose to fill in. */
export const blankMedicine = (): Answers => blankAnswers(medicineQuestions);
/** A form of which nothing is filled in. */
export const blankShoop = (): { shoop: Answers[] } => ({ shoop: [blankMedicine()] });
