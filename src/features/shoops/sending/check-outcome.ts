import type { QueryClient } from '@tanstack/react-query';
import { call } from '#api/client/call.ts';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { MAX_CLOCK_LAG_MS } from '#api/entries-since.ts';
import { endpointQuery } from '#api/query.ts';
import { findSentShoops, isSameShoop } from '#domain/shoops/same-shoop.ts';
import { type Shoop, type ShoopList, shoopsFor } from '#domain/shoops/shoop.ts';
import type { Errand, SentMedicine, ShoopsBefore } from './errand.ts';

const asked = (patientId: string, isReady: boolean) => ({
  query: { patientId, isReady: isReady ? shoopReadiness.sent : shoopReadiness.drafts },
});

/** Returns the known Shoops of a patient. Repeated Shoops count even if they are not cached. */
export function snapshotShoops(
  client: QueryClient,
  patientId: string,
  { isReady, medicines }: Errand,
): ShoopsBefore {
  const known = client.getQueryData(endpointQuery(listPatientShoops, asked(patientId, isReady)).queryKey);
  const repeated = medicines.flatMap(({ copyOf }) => copyOf ?? []);
  const ids = known && new Set([...known.shoops.map(({ id }) => id), ...repeated]);
  return { ids: ids ?? null, at: Date.now() };
}

/** Fetches a patient's Shoops without the cache, dropping other patients'. @throws ApiError */
export async function fetchShoops(patientId: string, isReady: boolean): Promise<ShoopList> {
  return shoopsFor(patientId, (await call(listPatientShoops, asked(patientId, isReady))).data);
}

const isNewSince =
  ({ ids, at }: ShoopsBefore) =>
  ({ id, createdAt }: Shoop) =>
    ids ? !ids.has(id) : Date.parse(createdAt) > at - MAX_CLOCK_LAG_MS;

/** Medicines of an errand that were found on the server, and those that were not. */
export interface CheckedOutcome {
  readonly there: readonly SentMedicine[];
  readonly missing: readonly SentMedicine[];
}

/** Returns true if a draft was sent (its id suffices) or saved (its content must match, too). */
const isStored = ({ payload }: SentMedicine, shoop: Shoop, isReady: boolean) =>
  shoop.id === payload.shoopId && (isReady || isSameShoop(payload, shoop));

/**
 * Checks which medicines of an errand the server has after a lost response.
 * @throws Error if the server does not answer, or an unreadable Shoop may be a missing one
 */
export async function checkOutcome(
  patientId: string,
  errand: Errand,
  before: ShoopsBefore,
): Promise<CheckedOutcome> {
  const { isReady, medicines } = errand;
  const { shoops, unreadable } = await fetchShoops(patientId, isReady);
  const repeated = new Set(medicines.map(({ copyOf }) => copyOf));
  const left = shoops.filter(isNewSince(before)).filter(({ id }) => !repeated.has(id));
  const there = medicines.filter((medicine) => {
    if (medicine.payload.shoopId !== undefined)
      return shoops.some((shoop) => isStored(medicine, shoop, isReady));
    const [found] = findSentShoops([medicine.payload], left);
    // Each stored Shoop accounts for one medicine only.
    if (found) left.splice(left.indexOf(found), 1);
    return found !== undefined;
  });
  const missing = medicines.filter((medicine) => !there.includes(medicine));
  if (missing.length > 0 && unreadable > 0) throw new Error('What could not be read may be it');
  return { there, missing };
}

/** Returns the draft that the server made of a new medicine; null if unknown. */
export async function findDraft(
  patientId: string,
  { payload }: SentMedicine,
  before: ShoopsBefore,
): Promise<Shoop | null> {
  const { shoops } = await fetchShoops(patientId, false).catch(() => ({ shoops: [] }));
  return findSentShoops([payload], shoops.filter(isNewSince(before)))[0] ?? null;
}
