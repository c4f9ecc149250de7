import { randomId } from '@mantine/hooks';
import { openedDraft } from '#domain/shoops/draft-elsewhere.ts';
import { medicinesIn, medicinesToSave, type Placed } from '#domain/shoops/form-medicine.ts';
import { type MedicinePayload, payloadOf } from '#domain/shoops/payload.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import type { AnswerForm } from '#questionnaire/answer-form.ts';
import { settled } from './settled.ts';

/** Gives each medicine that is saved a mark, so that it is known again whatever is typed, added or removed meanwhile. */
export function marked(form: AnswerForm): Placed[] {
  for (const { index } of medicinesToSave(medicinesIn(form.getAnswers())))
    form.setAnswer(`shoop.${index}.key`, randomId());
  return medicinesToSave(medicinesIn(form.getAnswers()));
}

/** Takes the marks away. */
export function unmark(form: AnswerForm): void {
  medicinesIn(form.getAnswers()).forEach(({ key }, index) => {
    if (key !== undefined) form.setAnswer(`shoop.${index}.key`, undefined);
  });
}

/**
 * Takes out of a form what is saved.
 * @param medicines marked, as they were when they were saved
 * @param isReady whether they were sent; else they are drafts
 * @returns those that were changed meanwhile, and stay
 */
export function takeOutSaved(
  form: AnswerForm,
  medicines: readonly Placed[],
  isReady: boolean,
): readonly Placed[] {
  const { rest, changed } = settled(medicinesIn(form.getAnswers()), medicines, isReady);
  form.setAnswer('shoop', rest);
  return changed;
}

/**
 * Makes of medicines that were saved as drafts, and changed meanwhile, changes of these drafts: saved once more they are the
 * same, and not a second one.
 * @param findDraft the draft that the clinic made of a new medicine; null where it cannot be told
 */
export async function changeDrafts(
  form: AnswerForm,
  patientId: string,
  changed: readonly Placed[],
  findDraft: (payload: MedicinePayload) => Promise<Shoop | null>,
): Promise<void> {
  for (const { row } of changed) {
    const payload = payloadOf(row, patientId);
    const draft = row.shoopId === undefined ? await findDraft(payload) : null;
    const index = medicinesIn(form.getAnswers()).findIndex(({ key }) => key === row.key);
    if (index === -1 || (row.shoopId === undefined && !draft)) continue;
    const { shoopId, storedDoses, opened } = draft
      ? openedDraft(draft, patientId)
      : { ...row, opened: payload };
    form.setAnswer(`shoop.${index}.shoopId`, shoopId);
    form.setAnswer(`shoop.${index}.storedDoses`, storedDoses);
    form.setAnswer(`shoop.${index}.opened`, opened);
  }
}
