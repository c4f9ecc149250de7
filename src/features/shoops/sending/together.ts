import { randomId } from '@mantine/hooks';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { wholeMedicine } from '#domain/shoops/form-medicine.ts';
import { shoopForm } from '#domain/shoops/medicine-questions.ts';
import { answersOfImport, payloadOf } from '#domain/shoops/payload.ts';
import { recommendationsOf } from '#domain/shoops/recommendations.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { type Errand, isTogether, type SentMedicine, withoutCopies } from './errand.ts';
import { shoopsNow } from './look-for.ts';

/** Returns a sent Shoop as a new medicine. No row of a form has its key, so nothing of a form is taken for it. */
function copyOf(shoop: Shoop, patientId: string): SentMedicine {
  const row = { ...wholeMedicine(answersOfImport(shoop)), key: randomId() };
  return { row, payload: payloadOf(row, patientId), copyOf: shoop.id };
}

/**
 * Adds the medicines of the patient's newest recommendation to an errand, read past every cache (decision 97). A medicine of the
 * errand replaces the former one of its cannabinoid.
 * @returns the errand with them; or why none can be added, in a sentence
 * @throws ApiError where the sent Shoops cannot be read
 */
export async function withNewest(errand: Errand, patientId: string): Promise<Errand | string> {
  const { shoops, unreadable } = await shoopsNow(patientId, true);
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
 * Prepares an errand as it was shown: with the newest recommendation where that stood beside it.
 * @returns the errand alone where nothing can be added any more
 * @throws ApiError where the sent Shoops cannot be read
 */
export async function preparedAs(shown: Errand, errand: Errand, patientId: string): Promise<Errand> {
  const extended = isTogether(shown) ? await withNewest(errand, patientId) : errand;
  return typeof extended === 'string' ? errand : extended;
}
