import { randomId } from '@mantine/hooks';
import { openedDraft } from '#domain/shoops/draft-elsewhere.ts';
import { medicinesIn, medicinesToSave } from '#domain/shoops/form-medicine.ts';
import type { AnswerForm } from '#questionnaire/answer-form.ts';
import type { SentMedicine } from './errand.ts';
import { findDraft } from './look-for.ts';
import { settled } from './settled.ts';
import type { Sent } from './use-shoop-sending.ts';

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
 * Takes out of a form what is saved or sent; what was changed meanwhile stays.
 * @param sent its rows marked
 * @returns whether something was changed
 */
export async function takeOutSaved(form: AnswerForm, patientId: string, sent: Sent): Promise<boolean> {
  const { rest, changed } = settled(medicinesIn(form.getAnswers()), sent.medicines, sent.isReady);
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
