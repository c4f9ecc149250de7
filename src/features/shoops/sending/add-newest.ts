import { randomId } from '@mantine/hooks';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { completeMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { shoopForm } from '#domain/shoops/medicine/medicine-questions.ts';
import { answersOfImport, payloadOf } from '#domain/shoops/payload.ts';
import { recommendationsOf } from '#domain/shoops/recommendations.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { fetchShoops } from './check-outcome.ts';
import { type Errand, hasCopies, type SentMedicine, withoutCopies } from './errand.ts';

/** Returns a sent Shoop as a new medicine. Its new key matches no row of a form. */
function copyOf(shoop: Shoop, patientId: string): SentMedicine {
  const row = { ...completeMedicine(answersOfImport(shoop)), key: randomId() };
  return { row, payload: payloadOf(row, patientId), copyOf: shoop.id };
}

/**
 * Adds the patient's newest recommendation to an errand, fetched without the cache (decision 97).
 * The errand's own medicines replace former ones of the same cannabinoid.
 * @returns the errand with them, or the reason why none can be added, as a sentence
 * @throws ApiError if the sent Shoops cannot be read
 */
export async function addNewestRecommendation(errand: Errand, patientId: string): Promise<Errand | string> {
  const { shoops, unreadable } = await fetchShoops(patientId, true);
  if (unreadable > 0) return 'Not all that was sent before can be read, so nothing of it is sent again.';
  const { medicines } = withoutCopies(errand);
  const replaced = new Set(medicines.map(({ payload }) => payload.targetCannabinoid));
  const [newest] = recommendationsOf(shoops);
  const kept = newest?.shoops.filter(({ targetCannabinoid }) => !replaced.has(targetCannabinoid)) ?? [];
  if (kept.length === 0) return 'This Shoop replaces all that was sent before, so nothing is added.';
  const copies = kept.map((shoop) => copyOf(shoop, patientId));
  const rows = copies.map(({ row }) => row);
  const [problem] = Object.values(findProblems(shoopForm.questions, { shoop: rows }));
  if (problem !== undefined) return `What was sent before cannot be sent again as it is. ${problem}.`;
  return { ...errand, medicines: [...medicines, ...copies] };
}

/**
 * Returns an errand like the approved one: with the newest recommendation if that had it.
 * @returns the errand alone if nothing can be added any more
 * @throws ApiError if the sent Shoops cannot be read
 */
export async function extendLikeShown(shown: Errand, errand: Errand, patientId: string): Promise<Errand> {
  const extended = hasCopies(shown) ? await addNewestRecommendation(errand, patientId) : errand;
  return typeof extended === 'string' ? errand : extended;
}
