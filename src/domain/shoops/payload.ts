import * as v from 'valibot';
import { blankAnswers } from '#domain/questions/answers/rows.ts';
import { answerTo } from '#domain/questions/codec.ts';
import { encodeAnswer, isVisible } from '#domain/questions/condition.ts';
import type { Answers, Question, WireRecord } from '#domain/questions/question.ts';
import { formatNumber } from '#domain/values/amounts/format-number.ts';
import { nonBlankLine } from '#domain/values/texts.ts';
import { freshDoses, medicine, medicineDose } from './medicine/medicine-questions.ts';
import { listedTerpenes } from './medicine/terpene-question.ts';
import type { Shoop } from './shoop.ts';

/** Returns the schema of a question's single field in a request body. */
const bodyField = <Value extends string | number>({ name, entries }: Pick<Question, 'name' | 'entries'>) =>
  entries[name] as v.GenericSchema<Value, Value>;

const dosePayload = v.object({
  /** Present for a stored dose. A removed dose is sent with `isDeleted` (decision 7). */
  id: v.optional(nonBlankLine),
  shoopId: v.optional(nonBlankLine),
  isDeleted: v.optional(v.boolean()),
  dose: bodyField<number>(medicineDose.dose),
  doseUnit: bodyField<string>(medicineDose.doseUnit),
  doseTime: bodyField<string>(medicineDose.doseTime),
});

/** Medicine in a request body (physician §3, §7), with its doses under `doses`. */
export const medicinePayload = v.object({
  /** Id of the edited draft; absent for a new Shoop. */
  shoopId: v.optional(nonBlankLine),
  /** Id of the patient. */
  userId: nonBlankLine,
  targetCannabinoid: bodyField<string>(medicine.targetCannabinoid),
  terpenes: listedTerpenes,
  dailyDose: bodyField<number>(medicine.dailyDose),
  dailyDoseUnit: bodyField<string>(medicine.dailyDoseUnit),
  frequency: bodyField<number>(medicine.frequency),
  frequencyUnit: bodyField<string>(medicine.frequencyUnit),
  ingestionMethod: bodyField<string>(medicine.ingestionMethod),
  note: bodyField<string>(medicine.note),
  doses: v.array(dosePayload),
});
export type MedicinePayload = v.InferOutput<typeof medicinePayload>;

/** Draft of a medicine in the form: its id, and the doses that the server has stored. */
interface StoredDraft {
  readonly shoopId?: string;
  readonly storedDoses?: readonly WireRecord[];
}

const doseQuestions = Object.values(medicineDose);
const { doses: dosesQuestion, ...singleQuestions } = medicine;
/** Encodes the answers to several questions as one record. */
const encodeAll = (questions: readonly Parameters<typeof encodeAnswer>[0][], answers: Answers): WireRecord =>
  Object.assign({}, ...questions.map((question) => encodeAnswer(question, answers)));

/**
 * Encodes one medicine of the form. Hidden doses are not sent (decision 30). Stored doses that the
 * form no longer has are sent as deleted.
 * @param answers valid answers
 */
export function payloadOf(answers: Answers, userId: string): MedicinePayload {
  const { shoopId, storedDoses = [] } = answers as StoredDraft;
  const rows = isVisible(dosesQuestion, answers) ? answerTo(dosesQuestion, answers) : [];
  const keptDoses = rows.map(({ id, ...row }) => ({
    ...(id === undefined ? {} : { id, shoopId }),
    ...encodeAll(doseQuestions, row),
  }));
  const removedDoses = storedDoses
    .filter(({ id }) => !rows.some((row) => row.id === id))
    .map((stored) => ({ ...stored, shoopId, isDeleted: true }));
  // A stored value that is on no list of options is sent unchanged: the server checks it.
  return {
    shoopId,
    userId,
    ...encodeAll(Object.values(singleQuestions), answers),
    doses: [...keptDoses, ...removedDoses],
  } as MedicinePayload;
}

/**
 * Decodes a stored draft for the form.
 * @returns answers by the questions' names, and the draft's `shoopId` and `storedDoses`
 */
export function answersOfDraft(shoop: Shoop): Answers & Required<StoredDraft> {
  const storedDoses = shoop.doses.flatMap(({ id, dose, doseUnit, doseTime }) =>
    id === undefined ? [] : [{ id, dose, doseUnit, doseTime }],
  );
  const answers = answersOfImport(shoop);
  // The form may have more rows than the draft has doses.
  const doses = answerTo(dosesQuestion, answers).map((row, index) => ({
    id: shoop.doses[index]?.id,
    ...row,
  }));
  return { ...answers, doses, shoopId: shoop.id, storedDoses };
}

/** Decodes a suggestion, without its identifiers: it becomes a new Shoop (decision 7). */
export function answersOfImport(shoop: Omit<Shoop, 'id' | 'userId' | 'createdAt' | 'isReady'>): Answers {
  const { doses, dailyDose, terpenes, ...rest } = shoop;
  const record: WireRecord = {
    ...rest,
    dailyDose: dailyDose === null ? '' : formatNumber(dailyDose),
    terpenes: terpenes.map((value) => ({ value })),
  };
  const blank = blankAnswers(Object.values(singleQuestions));
  const decoded = Object.values(singleQuestions).map((question) => [question.name, question.decode(record)]);
  const answers: Answers = { ...blank, ...Object.fromEntries(decoded) };
  const rows = doses.map(({ dose, doseUnit, doseTime }) => ({
    dose: formatNumber(dose),
    doseUnit,
    doseTime,
  }));
  // The form has a dose for each time of the frequency, even if the reply has fewer.
  return { ...answers, doses: [...rows, ...freshDoses(answers).slice(rows.length)] };
}
