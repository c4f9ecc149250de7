import { decodeAnswers, findProblems } from '#domain/questions/questionnaire.ts';
import { shoopForm } from '#domain/shoops/medicine/medicine-questions.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { fullName } from '#domain/values/full-name.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, ShoopRecord } from '#mocks/store/tables.ts';
import { requireOwnPatient } from './accounts/access.ts';
import { notify } from './notify.ts';
import { Problem } from './problem.ts';

/** @throws Problem 400 with the message of the first rule that a medicine breaks (physician §5) */
function refuseBrokenMedicine(payload: MedicinePayload): void {
  const doses = payload.doses.filter(({ isDeleted }) => isDeleted !== true);
  const answers = decodeAnswers(shoopForm, { shoop: [{ ...payload, doses }] });
  const [problem] = Object.values(findProblems(shoopForm.questions, answers));
  if (problem) throw new Problem(400, problem);
}

/** Returns a medicine's record. Stored doses keep their ids, deleted doses go (decision 7). */
function buildRecord(
  store: Store,
  { doses, shoopId: _, ...fields }: MedicinePayload,
  existing: Pick<ShoopRecord, 'id' | 'physicianId' | 'isReady' | 'adminNotes' | 'createdAt'>,
): ShoopRecord {
  const ShoopDoses = doses
    .filter(({ isDeleted }) => isDeleted !== true)
    .map(({ id, dose, doseUnit, doseTime }) => ({
      id: id ?? `${existing.id}-dose-${store.nextNumber()}`,
      dose,
      doseUnit,
      doseTime,
    }));
  const updatedAt = new Date(store.now()).toISOString();
  return { ...existing, ...fields, ShoopDoses, updatedAt };
}

/** Marks Shoops as sent now. Shoops that are sent together share the time (decision 66). */
function markSent(store: Store, shoops: readonly ShoopRecord[]): void {
  const createdAt = new Date(store.now()).toISOString();
  for (const shoop of shoops) Object.assign(shoop, { isReady: true, createdAt, updatedAt: createdAt });
}

/** Notifies a patient of a new recommendation. */
export function notifyOfShoop(store: Store, physician: Account, patientId: string): void {
  notify(store, patientId, {
    body: `Dr. ${physician.lastName} has sent you a new dosing recommendation.`,
    link: '/dosing-history',
  });
}

/** Returns a physician's draft. @throws Problem 404 for an unknown or another's id, 400 if sent */
export function requireOwnDraft({ tables }: Store, physician: Account, shoopId: string): ShoopRecord {
  const shoop = tables.shoops.find(({ id, physicianId }) => id === shoopId && physicianId === physician.id);
  if (!shoop) throw new Problem(404, 'There is no such draft');
  if (shoop.isReady) throw new Problem(400, 'This Shoop was sent already');
  return shoop;
}

/** Body of the calls that create or change Shoops. */
export interface ShoopSave {
  readonly isReady: boolean;
  readonly shoop: readonly MedicinePayload[];
}

/** Returns the new record of one medicine, and the draft that the record replaces. */
function prepareRecord(store: Store, physician: Account, patient: Account, payload: MedicinePayload) {
  refuseBrokenMedicine(payload);
  if (payload.shoopId !== undefined) {
    const draft = requireOwnDraft(store, physician, payload.shoopId);
    if (draft.userId !== patient.id) throw new Problem(400, 'This draft is for another patient');
    return { draft, record: buildRecord(store, payload, draft) };
  }
  const createdAt = new Date(store.now()).toISOString();
  const existing = {
    id: `shoop-${store.nextNumber()}`,
    physicianId: physician.id,
    isReady: false,
    adminNotes: '',
  };
  return { draft: null, record: buildRecord(store, payload, { ...existing, createdAt }) };
}

/** Saves all medicines or none, at one time (decision 82). @returns the patient */
function saveMedicines(store: Store, physician: Account, { isReady, shoop: medicines }: ShoopSave): Account {
  const [first, ...others] = medicines;
  if (!first) throw new Problem(400, 'Please add a medicine first');
  if (others.some(({ userId }) => userId !== first.userId))
    throw new Problem(400, 'One Shoop is for one patient');
  const draftIds = medicines.flatMap(({ shoopId }) => shoopId ?? []);
  if (new Set(draftIds).size < draftIds.length) throw new Problem(400, 'A draft is in this Shoop twice');
  const patient = requireOwnPatient(store, physician, first.userId);
  const preparations = medicines.map((payload) => prepareRecord(store, physician, patient, payload));
  const savedShoops = preparations.map(({ draft, record }) =>
    // A draft's record is changed in place, since its table holds it already.
    draft ? Object.assign(draft, record) : record,
  );
  store.tables.shoops.push(...preparations.filter(({ draft }) => !draft).map(({ record }) => record));
  if (isReady) {
    markSent(store, savedShoops);
    notifyOfShoop(store, physician, patient.id);
  }
  return patient;
}

/**
 * Creates medicines as drafts, or sends them.
 * @returns the patient
 * @throws Problem 400 without a medicine, for a stored draft, several patients or a broken rule;
 *   403 or 404 for a patient who is not theirs
 */
export function createShoops(store: Store, physician: Account, request: ShoopSave): Account {
  if (request.shoop.some(({ shoopId }) => shoopId !== undefined))
    throw new Problem(400, 'A draft is changed by PUT');
  return saveMedicines(store, physician, request);
}

/**
 * Changes drafts, or sends them changed. New medicines may follow the first draft (decision 82).
 * @returns the patient
 * @throws Problem as `createShoops` and `requireOwnDraft` do
 */
export function updateShoops(store: Store, physician: Account, request: ShoopSave): Account {
  if (request.shoop[0] && request.shoop[0].shoopId === undefined)
    throw new Problem(400, 'The first medicine has no shoopId');
  return saveMedicines(store, physician, request);
}

/** Sends a draft unchanged. @returns the patient @throws Problem as `requireOwnDraft` does */
export function sendDraft(store: Store, physician: Account, shoopId: string): Account {
  const draft = requireOwnDraft(store, physician, shoopId);
  const patient = requireOwnPatient(store, physician, draft.userId);
  markSent(store, [draft]);
  notifyOfShoop(store, physician, patient.id);
  return patient;
}

/** Returns the message of the reply to a saved or sent Shoop. */
export const describeSaving = (patient: Account, isReady: boolean): string =>
  isReady ? `Your Shoop is sent to ${fullName(patient)}` : `The draft for ${fullName(patient)} is saved`;
