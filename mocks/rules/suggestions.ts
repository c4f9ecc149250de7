import { findRegimens } from '#mocks/seed/regimens.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import type { ShoopInput } from './add-shoop.ts';
import { Problem } from './problem.ts';

const toWireSuggestion = ({ doses, adminNotes: _, ...shoop }: ShoopInput, index: number) => ({
  // Id of the regimen, which is not the id of a Shoop (decision 7).
  id: `regimen-${index + 1}`,
  ...shoop,
  ShoopDoses: doses.map((dose, row) => ({ id: `regimen-${index + 1}-dose-${row + 1}`, ...dose })),
});

/**
 * Returns the regimens for a patient's primary diagnosis; none if the table has none.
 * @throws Problem 400 when the diagnosis is unknown
 */
export function listSuggestions({ tables }: Store, { id }: Account) {
  const savedDiagnosis = tables.intakeRecords.find(
    ({ userId, module }) => userId === id && module === 'Diagnosis',
  );
  const name = String(savedDiagnosis?.record.name ?? '');
  if (name === '') throw new Problem(400, 'The diagnosis of this patient is not known yet');
  const isCancer = tables.diagnoses.some((diagnosis) => diagnosis.name === name && diagnosis.isCancer);
  return findRegimens(name, isCancer).map(toWireSuggestion);
}
