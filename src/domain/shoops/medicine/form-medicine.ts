import { isUntouchedRow } from '#domain/questions/answers/rows.ts';
import { answerTo } from '#domain/questions/codec.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import type { MedicinePayload } from '../payload.ts';
import type { Shoop } from '../shoop.ts';
import { blankMedicine, medicine } from './medicine-questions.ts';

/** Doses before a change of frequency replaced them, and the former frequency (physician §4). */
export interface FormerDoses {
  readonly frequency: string;
  readonly frequencyUnit: string;
  readonly doses: readonly Answers[];
}

/** Mark of the medicines that "Start from this Shoop" has added to a form. */
export interface StartMark {
  /** Key of the recommendation. */
  readonly key: string;
  /** ISO date and time of the recommendation. */
  readonly createdAt: string;
}

/** Fields of a medicine besides its answers. Persisted drafts contain them by these names. */
export interface MedicineState {
  /** Id of the draft; absent for a new medicine. */
  readonly shoopId?: string;
  readonly storedDoses?: readonly WireRecord[];
  /** Present if the medicine was imported and not typed. */
  readonly origin?: 'Import';
  /** Draft as it was opened here, or as of the last resolved conflict. */
  readonly opened?: MedicinePayload;
  /** Draft as it was saved elsewhere since then: an unresolved conflict. */
  readonly elsewhere?: Shoop | null;
  /** The draft was sent or removed: a save of the medicine creates a new Shoop. */
  readonly isGone?: boolean;
  readonly formerDoses?: FormerDoses | null;
  /** Line that the form added to the note, 'every 2 hours'; removed together with its reason. */
  readonly hourlyWords?: string | null;
  /** Line that the form removed from the note; the physician can restore it. */
  readonly droppedWords?: string | null;
  /** Shown as one line while no answer is missing or invalid. */
  readonly isFolded?: boolean;
  /** Recommendation that the medicine was copied from (decision 86). */
  readonly start?: StartMark;
  /** Unique key of the medicine while its save is in flight. */
  readonly key?: string;
}

/** Medicine as the form edits it. */
export type FormMedicine = Answers & MedicineState;

/** Returns the answer to a list of medicines as its rows; there are none in any other answer. */
export const medicineRows = (answer: unknown): FormMedicine[] => (Array.isArray(answer) ? answer : []);

/** Returns the medicines of a form. */
export const medicinesIn = (answers: Answers): FormMedicine[] => medicineRows(answers.shoop);

const questions = Object.values(medicine);

/** Returns true if nothing was ever entered and the medicine is no draft: nothing can be lost. */
export const isUntouchedMedicine = (row: FormMedicine): boolean =>
  row.shoopId === undefined && !row.formerDoses && isUntouchedRow(questions, row);

/** Medicine and its index in the form. */
export interface IndexedMedicine {
  readonly index: number;
  readonly row: FormMedicine;
}

/**
 * Returns the medicines to validate and save. Untouched medicines are left out. If all are
 * untouched, the first remains, so that its required fields are reported.
 */
export function medicinesToSave(rows: readonly FormMedicine[]): IndexedMedicine[] {
  const indexed = rows.map((row, index) => ({ index, row }));
  const touched = indexed.filter(({ row }) => !isUntouchedMedicine(row));
  return touched.length > 0 ? touched : indexed.slice(0, 1);
}

/** Returns the medicine without its draft's identifiers, so that a save creates a new Shoop. */
export function copyAsNew(former: FormMedicine): FormMedicine {
  const { shoopId: _id, storedDoses: _stored, opened: _opened, elsewhere: _elsewhere, ...row } = former;
  const doses = answerTo(medicine.doses, row).map(({ id: _, ...dose }) => dose);
  return { ...row, doses };
}

/** Fills the answers that a persisted medicine of an earlier app version lacks with blank ones. */
export const completeMedicine = (row: Answers): FormMedicine => ({ ...blankMedicine(), ...row });

/** Returns true if the answers of two medicines are equal, apart from the ids of doses. */
export function isSameEntry(one: FormMedicine, other: FormMedicine): boolean {
  const answersText = (row: FormMedicine) => {
    const { doses } = copyAsNew(row);
    return JSON.stringify(questions.map(({ name }) => (name === 'doses' ? doses : row[name])));
  };
  return answersText(one) === answersText(other);
}

/** Returns the heading of a form (physician §4). A draft takes precedence: a save changes it. */
export function modeOf(rows: readonly FormMedicine[]): 'Draft' | 'Import' | 'Create New' {
  if (rows.some(({ shoopId }) => shoopId !== undefined)) return 'Draft';
  return rows.some(({ origin }) => origin === 'Import') ? 'Import' : 'Create New';
}
