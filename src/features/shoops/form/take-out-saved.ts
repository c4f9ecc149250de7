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

interface Saved {
  patientId: string;
  /** Marked, as they were when they were saved. */
  medicines: readonly Placed[];
  /** Whether they were sent; else they are drafts. */
  isReady: boolean;
  /** The draft that the clinic made of a new medicine; null where it cannot be told. */
  findDraft: (payload: MedicinePayload) => Promise<Shoop | null>;
}

/**
 * Takes out of a form what is saved; what was changed meanwhile stays, as what it is now: saved once more a draft is the
 * same, and not a second one.
 * @returns whether something stays
 */
export async function takeOutSaved(
  form: AnswerForm,
  { patientId, medicines, isReady, findDraft }: Saved,
): Promise<boolean> {
  const { rest, changed } = settled(medicinesIn(form.getAnswers()), medicines, isReady);
  form.setAnswer('shoop', rest);
  for (const { row } of isReady ? [] : changed) {
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
  return changed.length > 0;
}
