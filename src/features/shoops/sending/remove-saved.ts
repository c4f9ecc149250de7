import {
  copyAsNew,
  type FormMedicine,
  isSameEntry,
  medicinesIn,
  medicinesToSave,
} from '#domain/shoops/medicine/form-medicine.ts';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { openDraft } from '#domain/shoops/stored-draft.ts';
import { newId } from '#domain/values/new-id.ts';
import type { AnswerForm } from '#questionnaire/answer-form.ts';
import { findDraft } from './check-outcome.ts';
import type { SentMedicine, SentSubmission } from './submission.ts';

/** Gives each medicine to save a key, by which it is found after edits, additions and removals. */
export function addKeys(form: AnswerForm): void {
  for (const { row, index } of medicinesToSave(medicinesIn(form.getAnswers())))
    if (row.key === undefined) form.setAnswer(`shoop.${index}.key`, newId());
}

/** Removes the keys. */
export function removeKeys(form: AnswerForm): void {
  medicinesIn(form.getAnswers()).forEach(({ key }, index) => {
    if (key !== undefined) form.setAnswer(`shoop.${index}.key`, undefined);
  });
}

/**
 * Removes saved medicines from a form's rows. Medicines that were changed during the save stay; a
 * changed sent one becomes a new Shoop, because sent Shoops are immutable.
 * @param saved medicines as they were saved, each with a key
 */
export function splitSaved<Saved extends { readonly row: FormMedicine }>(
  rows: readonly FormMedicine[],
  saved: readonly Saved[],
  isReady: boolean,
): { remainingRows: FormMedicine[]; changed: Saved[] } {
  const changed: Saved[] = [];
  const remainingRows = rows.flatMap((row) => {
    const savedMedicine = saved.find((medicine) => medicine.row.key === row.key);
    if (!savedMedicine) return [row];
    if (isSameEntry(savedMedicine.row, row)) return [];
    changed.push(savedMedicine);
    return [isReady ? copyAsNew(row) : row];
  });
  return { remainingRows: remainingRows.length > 0 ? remainingRows : [blankMedicine()], changed };
}

/**
 * Removes saved or sent medicines from the form; medicines changed during the call stay.
 * @param sent submission whose rows have keys
 * @returns true if a medicine was changed
 */
export async function removeSaved(
  form: AnswerForm,
  patientId: string,
  sent: SentSubmission,
): Promise<boolean> {
  const { remainingRows, changed } = splitSaved(medicinesIn(form.getAnswers()), sent.medicines, sent.isReady);
  form.setAnswer('shoop', remainingRows);
  if (!sent.isReady) for (const medicine of changed) await changeDraft(form, patientId, sent, medicine);
  return changed.length > 0;
}

/** Makes a medicine changed during its first save an edit of that draft, not a second draft. */
async function changeDraft(
  form: AnswerForm,
  patientId: string,
  sent: SentSubmission,
  medicine: SentMedicine,
) {
  const { row, payload } = medicine;
  const draft = row.shoopId === undefined ? await findDraft(patientId, medicine, sent.before) : null;
  // Rows may have moved or gone during the call.
  const index = medicinesIn(form.getAnswers()).findIndex(({ key }) => key === row.key);
  if (index === -1 || (row.shoopId === undefined && !draft)) return;
  // Without a new draft, the version that was just saved is the one to compare with.
  const { shoopId, storedDoses, opened } = draft ? openDraft(draft, patientId) : { ...row, opened: payload };
  for (const [name, value] of Object.entries({ shoopId, storedDoses, opened }))
    form.setAnswer(`shoop.${index}.${name}`, value);
}
