import { answerTo } from '#domain/questions/codec.ts';
import { isSame } from '#domain/values/is-same.ts';
import { copyAsNew, type FormMedicine } from './medicine/form-medicine.ts';
import { medicine } from './medicine/medicine-questions.ts';
import { answersOfDraft, payloadOf } from './payload.ts';
import { differencesOf, type ShoopDifference } from './safety/compare/differences.ts';
import { isSameMedicine } from './same-shoop.ts';
import type { Shoop } from './shoop.ts';

/** Encodes a stored draft as the form would send it, for comparison with other versions. */
const encodeDraft = (draft: Shoop, patientId: string) => payloadOf(answersOfDraft(draft), patientId);

/** Returns a stored draft as a medicine of the form. */
export const openDraft = (draft: Shoop, patientId: string): FormMedicine => ({
  ...answersOfDraft(draft),
  opened: encodeDraft(draft, patientId),
});

/**
 * Returns the medicine with the stored doses of a draft. A row whose dose is no longer stored
 * becomes a new dose.
 */
function withStoredDoses(row: FormMedicine, draft: Shoop): FormMedicine {
  const { storedDoses } = answersOfDraft(draft);
  const storedIds = new Set(storedDoses.map(({ id }) => id));
  const doses = answerTo(medicine.doses, row).map(({ id, ...dose }) =>
    storedIds.has(id) ? { id, ...dose } : dose,
  );
  return { ...row, doses, storedDoses };
}

/**
 * Compares a medicine of the form with the stored drafts, which another tab may have changed.
 * @returns the same object if its draft is unchanged; a new medicine without a draft if its draft
 *   was sent or removed; the medicine with the stored version in `elsewhere` if there is a conflict
 */
export function compareWithStored(
  row: FormMedicine,
  drafts: readonly Shoop[],
  patientId: string,
): FormMedicine {
  if (row.shoopId === undefined) return row;
  const draft = drafts.find(({ id }) => id === row.shoopId);
  if (!draft) return { ...copyAsNew(row), isGone: true };
  const storedPayload = encodeDraft(draft, patientId);
  // A stored draft that equals the form is no conflict: it may be the form's own save whose reply
  // was lost. Medicines persisted by an earlier version of the app lack `opened`.
  const isOwnSave = isSameMedicine(payloadOf(row, patientId), storedPayload);
  const openedPayload = isOwnSave || !row.opened ? storedPayload : row.opened;
  const isChanged = !isSameMedicine(openedPayload, storedPayload);
  const compared = withStoredDoses(
    { ...row, opened: openedPayload, elsewhere: isChanged ? draft : null },
    draft,
  );
  // A medicine that was just opened has no `elsewhere`, which counts as null.
  return isSame(compared, { ...row, elsewhere: row.elsewhere ?? null }) ? row : compared;
}

/** Lists the differences between the opened and the stored version; null without a conflict. */
export function listConflictDifferences({ opened, elsewhere }: FormMedicine): ShoopDifference[] | null {
  return opened && elsewhere ? differencesOf([opened], [elsewhere]) : null;
}

/** Resolves a conflict in favor of the form: the next save replaces the stored version. */
export function keepFormVersion(row: FormMedicine): FormMedicine {
  const { opened, elsewhere } = row;
  return opened && elsewhere
    ? { ...row, opened: encodeDraft(elsewhere, opened.userId), elsewhere: null }
    : row;
}

/** Resolves a conflict in favor of the stored version, which replaces the medicine of the form. */
export function takeStoredVersion(row: FormMedicine): FormMedicine {
  const { opened, elsewhere } = row;
  return opened && elsewhere ? openDraft(elsewhere, opened.userId) : row;
}
