import { randomId } from '@mantine/hooks';
import { openedDraft } from '#domain/shoops/draft-elsewhere.ts';
import {
  asNew,
  type FormMedicine,
  isSameEntry,
  medicinesIn,
  medicinesToSave,
} from '#domain/shoops/form-medicine.ts';
import { blankMedicine } from '#domain/shoops/medicine-questions.ts';
import type { AnswerForm } from '#questionnaire/answer-form.ts';
import type { Sent, SentMedicine } from './errand.ts';
import { findDraft } from './look-for.ts';

/** Gives each medicine that is saved a mark, so that it is known again whatever is typed, added or removed meanwhile. */
export function mark(form: AnswerForm): void {
  for (const { row, index } of medicinesToSave(medicinesIn(form.getAnswers())))
    if (row.key === undefined) form.setAnswer(`shoop.${index}.key`, randomId());
}

/** Takes the marks away. */
export function unmark(form: AnswerForm): void {
  medicinesIn(form.getAnswers()).forEach(({ key }, index) => {
    if (key !== undefined) form.setAnswer(`shoop.${index}.key`, undefined);
  });
}

/**
 * The medicines of a form once some of them were saved. Those are gone; one that was changed while it was saved stays. What
 * was sent cannot be changed any more: the change is another Shoop.
 * @param saved as they were when they were saved, each known by its key
 */
export function takenOut<Saved extends { readonly row: FormMedicine }>(
  rows: readonly FormMedicine[],
  saved: readonly Saved[],
  isReady: boolean,
): { rest: FormMedicine[]; changed: Saved[] } {
  const changed: Saved[] = [];
  const rest = rows.flatMap((row) => {
    const known = saved.find((medicine) => medicine.row.key === row.key);
    if (!known) return [row];
    if (isSameEntry(known.row, row)) return [];
    changed.push(known);
    return [isReady ? asNew(row) : row];
  });
  return { rest: rest.length > 0 ? rest : [blankMedicine()], changed };
}

/**
 * Takes out of a form what is saved or sent; what was changed meanwhile stays.
 * @param sent its rows marked
 * @returns whether something was changed
 */
export async function takeOutSaved(form: AnswerForm, patientId: string, sent: Sent): Promise<boolean> {
  const { rest, changed } = takenOut(medicinesIn(form.getAnswers()), sent.medicines, sent.isReady);
  form.setAnswer('shoop', rest);
  if (!sent.isReady) for (const medicine of changed) await changeDraft(form, patientId, sent, medicine);
  return changed.length > 0;
}

/** What was saved as a draft and changed meanwhile is a change of that draft: saved once more it is the same, and not a second one. */
async function changeDraft(form: AnswerForm, patientId: string, sent: Sent, medicine: SentMedicine) {
  const { row, payload } = medicine;
  const draft = row.shoopId === undefined ? await findDraft(patientId, medicine, sent.before) : null;
  const index = medicinesIn(form.getAnswers()).findIndex(({ key }) => key === row.key);
  if (index === -1 || (row.shoopId === undefined && !draft)) return;
  const { shoopId, storedDoses, opened } = draft
    ? openedDraft(draft, patientId)
    : { ...row, opened: payload };
  for (const [name, value] of Object.entries({ shoopId, storedDoses, opened }))
    form.setAnswer(`shoop.${index}.${name}`, value);
}
