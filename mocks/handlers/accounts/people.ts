import type * as patientProfile from '#api/endpoints/patient-profile.ts';
import { requireOwnPatient } from '#mocks/rules/accounts/access.ts';
import { findInteractions } from '#mocks/rules/interactions.ts';
import { readSavedRecord } from '#mocks/rules/saved-record.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import type { HandlersOf } from '../handler.ts';

const listNames = (rows: unknown) => ((rows ?? []) as { name: string }[]).map(({ name }) => name);
const personalFields = ['firstName', 'lastName', 'dob', 'gender', 'phone', 'homePhone'] as const;

/** Returns a patient's personal data: each field from the intake, else from the account. */
export function readPersonalData(
  store: Store,
  patient: Account,
): Record<(typeof personalFields)[number], string> {
  const person = readSavedRecord(store, patient.id, 'PatientInformation');
  const entries = personalFields.map((key) => [key, String(person[key] ?? patient[key])]);
  return Object.fromEntries(entries);
}

export const peopleHandlers: HandlersOf<typeof patientProfile> = {
  readPatient({ store, account, query }) {
    const patient = requireOwnPatient(store, account, query.patientId);
    const { email, profileImage, mmrNumber, mmrExp, twoFA } = patient;
    const { deceased, deceasedDate, deceasedCause } = patient;
    const diagnosis = readSavedRecord(store, patient.id, 'Diagnosis');
    const { medications } = readSavedRecord(store, patient.id, 'Medications');
    return {
      ...readPersonalData(store, patient),
      email,
      profileImage,
      mmrNumber,
      mmrExp,
      twoFA,
      deceased,
      deceasedDate,
      deceasedCause,
      healthConcerns: listNames(diagnosis.concerns),
      // The contract misspells these names (decision 4).
      Diagnose: { DignoseList: { name: String(diagnosis.name ?? '') } },
      // Medications are null if unknown: then the lists of interactions are left out (decision 73).
      ...(medications === null ? {} : findInteractions(listNames(medications))),
    };
  },
};
