import type { QueryClient } from '@tanstack/react-query';
import { call } from '#api/client/call.ts';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { MAX_CLOCK_LAG_MS } from '#api/entries-since.ts';
import { endpointQuery } from '#api/query.ts';
import { findSentShoops, isSameShoop } from '#domain/shoops/same-shoop.ts';
import { type Shoop, type ShoopList, shoopsFor } from '#domain/shoops/shoop.ts';
import type { SentMedicine, ShoopsBefore, Submission } from './submission.ts';

/** Returns the input of the call that lists a patient's drafts or sent Shoops. */
const listInput = (patientId: string, isReady: boolean) => ({
  query: { patientId, isReady: isReady ? shoopReadiness.sent : shoopReadiness.drafts },
});

/** Returns the known Shoops of a patient. Repeated Shoops count even if they are not cached. */
export function snapshotShoops(
  client: QueryClient,
  patientId: string,
  { isReady, medicines }: Submission,
): ShoopsBefore {
  const cachedList = client.getQueryData(
    endpointQuery(listPatientShoops, listInput(patientId, isReady)).queryKey,
  );
  const repeatedIds = medicines.flatMap(({ copyOf }) => copyOf ?? []);
  const ids = cachedList && new Set([...cachedList.shoops.map(({ id }) => id), ...repeatedIds]);
  return { ids: ids ?? null, at: Date.now() };
}

/** Fetches a patient's Shoops without the cache, dropping other patients'. @throws ApiError */
export async function fetchShoops(patientId: string, isReady: boolean): Promise<ShoopList> {
  return shoopsFor(patientId, (await call(listPatientShoops, listInput(patientId, isReady))).data);
}

/** Returns a predicate: true if a Shoop did not exist at the snapshot. */
const isNewSince =
  ({ ids, at }: ShoopsBefore) =>
  ({ id, createdAt }: Shoop) =>
    ids ? !ids.has(id) : Date.parse(createdAt) > at - MAX_CLOCK_LAG_MS;

/** Medicines of a submission that were found on the server, and those that were not. */
export interface CheckedOutcome {
  readonly stored: readonly SentMedicine[];
  readonly missing: readonly SentMedicine[];
}

/** Returns true if a draft was sent (its id suffices) or saved (its content must match, too). */
const isStored = ({ payload }: SentMedicine, shoop: Shoop, isReady: boolean) =>
  shoop.id === payload.shoopId && (isReady || isSameShoop(payload, shoop));

/**
 * Checks which medicines of a submission the server has after a lost response.
 * @throws Error if the server does not answer, or an unreadable Shoop may be a missing one
 */
export async function checkOutcome(
  patientId: string,
  submission: Submission,
  before: ShoopsBefore,
): Promise<CheckedOutcome> {
  const { isReady, medicines } = submission;
  const { shoops, unreadable } = await fetchShoops(patientId, isReady);
  // A repeated Shoop equals its copy, and must not be taken for it.
  const repeatedIds = new Set(medicines.map(({ copyOf }) => copyOf));
  const unmatchedShoops = shoops.filter(isNewSince(before)).filter(({ id }) => !repeatedIds.has(id));
  const stored = medicines.filter((medicine) => {
    if (medicine.payload.shoopId !== undefined)
      return shoops.some((shoop) => isStored(medicine, shoop, isReady));
    const [match] = findSentShoops([medicine.payload], unmatchedShoops);
    // Each stored Shoop accounts for one medicine only.
    if (match) unmatchedShoops.splice(unmatchedShoops.indexOf(match), 1);
    return match !== undefined;
  });
  const missing = medicines.filter((medicine) => !stored.includes(medicine));
  if (missing.length > 0 && unreadable > 0) throw new Error('A missing medicine may be an unreadable Shoop');
  return { stored, missing };
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
