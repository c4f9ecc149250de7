import * as v from 'valibot';
import { sentShoopListSchema } from '#api/endpoints/shoop-schema.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { type Recommendation, recommendationsOf } from '#domain/shoops/recommendations.ts';
import { shoopsFor } from '#domain/shoops/shoop.ts';

/** What a server makes of a medicine that is sent: its doses under another name, each with an id. */
const asStored = ({ doses, shoopId, ...fields }: MedicinePayload, place: number, createdAt: string) => ({
  ...fields,
  ShoopDoses: doses
    .filter(({ isDeleted }) => isDeleted !== true)
    .map((dose, index) => ({ ...dose, id: dose.id ?? `dose-${index}` })),
  ...{ id: shoopId ?? `medicine-${place}`, isReady: true, createdAt, adminNotes: null },
});

/**
 * What is to be sent, as its patient will read it: the exact payload as a server would return it, through the schema by
 * which the patient's own app reads it.
 * @returns null where not all of it can be read, or part of it is for somebody else
 */
export function asPatientReads(
  payloads: readonly MedicinePayload[],
  patientId: string,
  now: number = Date.now(),
): Recommendation | null {
  const createdAt = new Date(now).toISOString();
  const stored = payloads.map((payload, place) => asStored(payload, place, createdAt));
  const list = v.parse(sentShoopListSchema, JSON.parse(JSON.stringify(stored)));
  const own = list.shoops.filter(({ userId }) => userId === patientId);
  const [recommendation, ...others] = recommendationsOf(shoopsFor(patientId, list).shoops);
  const isWhole = own.length === payloads.length && others.length === 0;
  return isWhole && recommendation ? recommendation : null;
}
