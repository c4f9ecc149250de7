import * as v from 'valibot';
import { sentShoopListSchema } from '#api/endpoints/shoop-schema.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { type Recommendation, recommendationsOf } from '#domain/shoops/recommendations.ts';
import { shoopsFor } from '#domain/shoops/shoop.ts';

/** Returns a sent medicine as a server would store it: doses under another name, with ids. */
const toStoredMedicine = (
  { doses, shoopId, ...fields }: MedicinePayload,
  index: number,
  createdAt: string,
) => ({
  ...fields,
  ShoopDoses: doses
    .filter(({ isDeleted }) => isDeleted !== true)
    .map((dose, doseIndex) => ({ ...dose, id: dose.id ?? `dose-${doseIndex}` })),
  id: shoopId ?? `medicine-${index}`,
  isReady: true,
  createdAt,
  adminNotes: null,
});

/**
 * Returns the exact payloads as the patient will read them: as a server would return them, parsed
 * by the schema of the patient's app.
 * @returns null if part of the Shoop would be unreadable or belongs to another patient
 */
export function previewAsPatient(
  payloads: readonly MedicinePayload[],
  patientId: string,
  now: number = Date.now(),
): Recommendation | null {
  const createdAt = new Date(now).toISOString();
  const storedMedicines = payloads.map((payload, index) => toStoredMedicine(payload, index, createdAt));
  // The JSON round trip drops undefined fields, as the network would.
  const list = v.parse(sentShoopListSchema, JSON.parse(JSON.stringify(storedMedicines)));
  const ownShoops = list.shoops.filter(({ userId }) => userId === patientId);
  const [recommendation, ...others] = recommendationsOf(shoopsFor(patientId, list).shoops);
  const isComplete = ownShoops.length === payloads.length && others.length === 0;
  return isComplete && recommendation ? recommendation : null;
}
