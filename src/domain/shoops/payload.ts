import * as v from 'valibot';
import { encodeAnswer } from '#domain/questions/condition.ts';
import type { Answers, Question, WireRecord } from '#domain/questions/question.ts';
import { blankAnswers } from '#domain/questions/rows.ts';
import { formatAmount } from '#domain/values/doses.ts';
import { someLine } from '#domain/values/texts.ts';
import { freshDoses, medicine, medicineDose } from './medicine-questions.ts';
import type { Shoop } from './shoop.ts';
import { listedTerpenes } from './terpene-question.ts';

/** A question's one field, as it is sent. */
const sent = <Value extends string | number>({ name, entries }: Pick<Question, 'name' | 'entries'>) =>
  entries[name] as v.GenericSchema<Value, Value>;

const dosePayload = v.object({
  /** Of a dose that the server has; one that was taken out leaves with `isDeleted` (decision 7). */
  id: v.optional(someLine),
  shoopId: v.optional(someLine),
  isDeleted: v.optional(v.boolean()),
  dose: sent<number>(medicineDose.dose),
  doseUnit: sent<string>(medicineDose.doseUnit),
  doseTime: sent<string>(medicineDose.doseTime),
});

/** A medicine as it leaves (physician §3, §7): its doses under `doses`. */
export const medicinePayload = v.object({
  /** The draft that is edited; absent for a new one. */
  shoopId: v.optional(someLine),
  /** The patient. */
  userId: someLine,
  targetCannabinoid: sent<string>(medicine.targetCannabinoid),
  terpenes: listedTerpenes,
  dailyDose: sent<number>(medicine.dailyDose),
  dailyDoseUnit: sent<string>(medicine.dailyDoseUnit),
  frequency: sent<number>(medicine.frequency),
  frequencyUnit: sent<string>(medicine.frequencyUnit),
  ingestionMethod: sent<string>(medicine.ingestionMethod),
  note: sent<string>(medicine.note),
  doses: v.array(dosePayload),
});
export type MedicinePayload = v.InferOutput<typeof medicinePayload>;

/** What the form holds of a medicine beside the answers: which draft it is, and the doses that the draft has. */
interface Stored {
  readonly shoopId?: string;
  readonly storedDoses?: readonly WireRecord[];
}

const doseQuestions = Object.values(medicineDose);
const { doses: dosesQuestion, ...single } = medicine;
const encodeAll = (questions: readonly Parameters<typeof encodeAnswer>[0][], answers: Answers): WireRecord =>
  Object.assign({}, ...questions.map((question) => encodeAnswer(question, answers)));

/**
 * The payload of one medicine of the form. Hidden doses are not sent (decision 30); stored ones that are not there any
 * more leave as deleted.
 * @param answers that break no rule
 */
export function payloadOf(answers: Answers, userId: string): MedicinePayload {
  const { shoopId, storedDoses = [] } = answers as Stored;
  const rows = dosesQuestion.when?.test(answers.frequencyUnit) ? (answers.doses as Answers[]) : [];
  const of = shoopId === undefined ? {} : { shoopId };
  const kept = rows.map(({ id, ...row }) => ({
    ...(id === undefined ? {} : { id, ...of }),
    ...encodeAll(doseQuestions, row),
  }));
  const gone = storedDoses
    .filter(({ id }) => !rows.some((row) => row.id === id))
    .map((stored) => ({ ...stored, ...of, isDeleted: true }));
  // A stored word that no list has is kept, for the server to judge.
  return {
    ...of,
    userId,
    ...encodeAll(Object.values(single), answers),
    doses: [...kept, ...gone],
  } as MedicinePayload;
}

const asRead = (amount: number | null) => (amount === null ? '' : formatAmount(amount));

/**
 * A Shoop as the form holds it, to be edited as the draft that it is.
 * @returns answers under the questions' names, with `shoopId` and `storedDoses` beside them
 */
export function answersOfDraft(shoop: Shoop): Answers {
  const stored = shoop.doses.flatMap(({ id, dose, doseUnit, doseTime }) =>
    id === undefined ? [] : [{ id, dose, doseUnit, doseTime }],
  );
  const answers = answersOfImport(shoop);
  const doses = (answers.doses as Answers[]).map((row, index) => {
    const id = shoop.doses[index]?.id;
    return id === undefined ? row : { id, ...row };
  });
  return { ...answers, doses, shoopId: shoop.id, storedDoses: stored };
}

/** The same for a suggestion: it becomes a new Shoop, and no identifier of the old one is kept (decision 7). */
export function answersOfImport(shoop: Omit<Shoop, 'id' | 'userId' | 'createdAt' | 'isReady'>): Answers {
  const { doses, dailyDose, frequency, terpenes, ...rest } = shoop;
  const record: WireRecord = {
    ...rest,
    dailyDose: asRead(dailyDose),
    frequency: frequency ?? '',
    terpenes: terpenes.map((value) => ({ value })),
  };
  const blank = blankAnswers(Object.values(single));
  const decoded = Object.values(single).map((question) => [question.name, question.decode(record)]);
  const answers: Answers = { ...blank, ...Object.fromEntries(decoded) };
  const rows = doses.map(({ dose, doseUnit, doseTime }) => ({
    dose: formatAmount(dose),
    doseUnit,
    doseTime,
  }));
  // A dose for each time that it is taken, also where the reply brings fewer.
  return { ...answers, doses: [...rows, ...freshDoses(answers).slice(rows.length)] };
}
