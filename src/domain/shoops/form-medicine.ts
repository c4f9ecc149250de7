import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { isUntouchedRow } from '#domain/questions/rows.ts';
import { blankMedicine, medicine } from './medicine-questions.ts';
import type { MedicinePayload } from './payload.ts';
import type { Shoop } from './shoop.ts';

/** The doses of a medicine before they were made anew, and what made them (physician §4). */
export interface FormerDoses {
  readonly frequency: string;
  readonly frequencyUnit: string;
  readonly doses: readonly Answers[];
}

/** Marks the medicines of a form that came by "Start from this Shoop". */
export interface StartMark {
  /** That of the recommendation. */
  readonly key: string;
  /** ISO date and time of the recommendation. */
  readonly createdAt: string;
}

/** What the form holds of a medicine beside its answers. It stays with the medicine wherever that goes: into a draft, into an undo. */
export interface BesideAnswers {
  /** The draft that it is. */
  readonly shoopId?: string;
  readonly storedDoses?: readonly WireRecord[];
  /** Where it was taken from, if not typed here. */
  readonly origin?: 'Import' | 'Draft';
  /** What the draft said when it was opened here, or was last decided about. */
  readonly opened?: MedicinePayload;
  /** The draft as somebody saved it since: which of the two counts is still to be said. */
  readonly elsewhere?: Shoop | null;
  /** The draft that it was is a draft no more: saved, it becomes a new Shoop. */
  readonly isGone?: boolean;
  readonly formerDoses?: FormerDoses | null;
  /** Line of the note that the form wrote: 'every 2 hours'. It goes with its reason. */
  readonly hourlyWords?: string | null;
  /** Line that went from the note with its reason: the physician may keep it. */
  readonly droppedWords?: string | null;
  /** It is shown as one line, as long as nothing in it is missing or wrong. */
  readonly isFolded?: boolean;
  /** The recommendation that it was taken from by "Start from this Shoop" (decision 86). */
  readonly start?: StartMark;
  /** Tells it from the others while it is being saved. */
  readonly key?: string;
}

/** A medicine of the form. */
export type FormMedicine = Answers & BesideAnswers;

/** The medicines of a form. */
export const medicinesIn = (answers: Answers): FormMedicine[] => (answers.shoop ?? []) as FormMedicine[];

const questions = Object.values(medicine);

/** Nothing was ever entered into it, and it is no draft: there is nothing to lose. */
export const isUntouchedMedicine = (row: FormMedicine): boolean =>
  row.shoopId === undefined && !row.formerDoses && isUntouchedRow(questions, row);

/** A medicine and its place in the form. */
export interface Placed {
  readonly index: number;
  readonly row: FormMedicine;
}

/**
 * The medicines that a save is about. An empty one beside others is left out, as long as nothing at all was entered; where all
 * are empty the first is asked for.
 */
export function medicinesToSave(rows: readonly FormMedicine[]): Placed[] {
  const placed = rows.map((row, index) => ({ index, row }));
  const filled = placed.filter(({ row }) => !isUntouchedMedicine(row));
  return filled.length > 0 ? filled : placed.slice(0, 1);
}

/** A medicine that is no draft any more: without any identifier, it becomes a new Shoop. */
export function asNew(medicine: FormMedicine): FormMedicine {
  const { shoopId: _id, storedDoses: _stored, opened: _opened, elsewhere: _elsewhere, ...row } = medicine;
  const doses = (row.doses as Answers[]).map(({ id: _, ...dose }) => dose);
  return { ...row, doses };
}

/** What a medicine was read back from, be it a draft of long ago: whatever it lacks is blank. */
export const wholeMedicine = (row: Answers): FormMedicine => ({ ...blankMedicine(), ...row });

/** Two medicines of the form that say the same, whatever is held beside the answers and whatever their doses are called. */
export function isSameEntry(one: FormMedicine, other: FormMedicine): boolean {
  const said = (row: FormMedicine) => {
    const { doses } = asNew(row);
    return JSON.stringify(questions.map(({ name }) => (name === 'doses' ? doses : row[name])));
  };
  return said(one) === said(other);
}

/** The heading's word (physician §4): a draft before what was imported, since saving changes it. */
export function modeOf(rows: readonly FormMedicine[]): 'Draft' | 'Import' | 'Create New' {
  if (rows.some(({ shoopId }) => shoopId !== undefined)) return 'Draft';
  return rows.some(({ origin }) => origin === 'Import') ? 'Import' : 'Create New';
}
