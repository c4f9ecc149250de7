import { findProblems } from '#domain/questions/questionnaire.ts';
import { completeMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { shoopForm } from '#domain/shoops/medicine/medicine-questions.ts';
import { answersOfImport, payloadOf } from '#domain/shoops/payload.ts';
import { recommendationsOf } from '#domain/shoops/recommendations.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { newId } from '#domain/values/new-id.ts';
import { fetchShoops } from './check-outcome.ts';
import { hasCopies, type SentMedicine, type Submission, withoutCopies } from './submission.ts';

/** Returns a sent Shoop as a new medicine. Its new key matches no row of a form. */
function copySentShoop(shoop: Shoop, patientId: string): SentMedicine {
  const row = { ...completeMedicine(answersOfImport(shoop)), key: newId() };
  return { row, payload: payloadOf(row, patientId), copyOf: shoop.id };
}

/**
 * Adds the patient's newest recommendation, fetched without the cache, to a submission (decision
 * 97). The submission's own medicines replace former ones of the same cannabinoid.
 * @returns the submission with them, or the reason why none can be added, as a sentence
 * @throws ApiError if the sent Shoops cannot be read
 */
export async function addNewestRecommendation(
  submission: Submission,
  patientId: string,
): Promise<Submission | string> {
  const { shoops, unreadable } = await fetchShoops(patientId, true);
  if (unreadable > 0) return 'Not all that was sent before can be read, so nothing of it is sent again.';
  const { medicines } = withoutCopies(submission);
  const ownCannabinoids = new Set(medicines.map(({ payload }) => payload.targetCannabinoid));
  const [newest] = recommendationsOf(shoops);
  const keptShoops =
    newest?.shoops.filter(({ targetCannabinoid }) => !ownCannabinoids.has(targetCannabinoid)) ?? [];
  if (keptShoops.length === 0) return 'This Shoop replaces all that was sent before, so nothing is added.';
  const copies = keptShoops.map((shoop) => copySentShoop(shoop, patientId));
  const rows = copies.map(({ row }) => row);
  const [problem] = Object.values(findProblems(shoopForm.questions, { shoop: rows }));
  if (problem !== undefined) return `What was sent before cannot be sent again as it is. ${problem}.`;
  return { ...submission, medicines: [...medicines, ...copies] };
}

/**
 * Extends a submission by the newest recommendation if the approved submission had it, too.
 * @returns the submission alone if nothing can be added any more
 * @throws ApiError if the sent Shoops cannot be read
 */
export async function extendLikeApproved(
  approved: Submission,
  submission: Submission,
  patientId: string,
): Promise<Submission> {
  const extended = hasCopies(approved) ? await addNewestRecommendation(submission, patientId) : submission;
  return typeof extended === 'string' ? submission : extended;
}
