import type { Answers } from '#domain/questions/question.ts';
import { asNew, type FormMedicine } from './form-medicine.ts';
import { answersOfDraft, payloadOf } from './payload.ts';
import { differencesOf, type ShoopDifference } from './safety/differences.ts';
import { isSameMedicine } from './same-shoop.ts';
import type { Shoop } from './shoop.ts';

/** What a stored draft says, in the form's own terms: a Shoop is compared with what was read of it before. */
const saidOf = (draft: Shoop, patientId: string) => payloadOf(answersOfDraft(draft), patientId);

/** A stored draft as it comes into the form. */
export const openedDraft = (draft: Shoop, patientId: string): FormMedicine => ({
  ...answersOfDraft(draft),
  origin: 'Draft',
  opened: saidOf(draft, patientId),
});

/** The doses' identifiers as the clinic has them now: of those that it does not have any more, new ones are made. */
function withDosesOf(row: FormMedicine, draft: Shoop): FormMedicine {
  const { storedDoses } = answersOfDraft(draft) as FormMedicine;
  const known = new Set(storedDoses?.map(({ id }) => id));
  const doses = (row.doses as Answers[]).map(({ id, ...dose }) => (known.has(id) ? { id, ...dose } : dose));
  return { ...row, doses, storedDoses };
}

/**
 * A medicine of the form beside the drafts that the clinic has now.
 * @returns the medicine itself where nothing happened to its draft; one without a draft where that was sent or removed; one that
 *   names the other where somebody has saved it otherwise
 */
export function besideStored(row: FormMedicine, drafts: readonly Shoop[], patientId: string): FormMedicine {
  if (row.shoopId === undefined) return row;
  const draft = drafts.find(({ id }) => id === row.shoopId);
  if (!draft) return { ...asNew(row), isGone: true };
  const now = saidOf(draft, patientId);
  // Kept by an earlier version, it does not know what it was opened as. What says the same as the form needs no choice: it may be
  // the form's own save, whose answer was lost.
  const isMine = isSameMedicine(payloadOf(row, patientId), now);
  const before = isMine || !row.opened ? now : row.opened;
  const isChanged = !isSameMedicine(before, now);
  const beside = withDosesOf({ ...row, opened: before, elsewhere: isChanged ? draft : null }, draft);
  return JSON.stringify(beside) === JSON.stringify({ ...row, elsewhere: row.elsewhere ?? null })
    ? row
    : beside;
}

/** What somebody saved over what was opened here; null where nobody did. */
export function savedElsewhere({ opened, elsewhere }: FormMedicine): ShoopDifference[] | null {
  return opened && elsewhere ? differencesOf([opened], [elsewhere]) : null;
}

/** What is in the form counts: saved, it takes the place of what was saved elsewhere. */
export function keptMine(row: FormMedicine): FormMedicine {
  const { opened, elsewhere } = row;
  return opened && elsewhere ? { ...row, opened: saidOf(elsewhere, opened.userId), elsewhere: null } : row;
}

/** What was saved elsewhere counts, and stands in the form now. */
export function takenTheirs(row: FormMedicine): FormMedicine {
  const { opened, elsewhere } = row;
  return opened && elsewhere ? openedDraft(elsewhere, opened.userId) : row;
}
