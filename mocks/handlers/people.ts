import type * as patientProfile from '#api/endpoints/patient-profile.ts';
import { ownPatient } from '#mocks/rules/accounts/access.ts';
import { interactionsOf } from '#mocks/rules/interactions.ts';
import { savedRecord } from '#mocks/rules/saved-record.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import type { HandlersOf } from './handler.ts';

const namesIn = (rows: unknown) => ((rows ?? []) as { name: string }[]).map(({ name }) => name);
const shared = ['firstName', 'lastName', 'dob', 'gender', 'phone', 'homePhone'] as const;

/** Returns a patient's personal data: each field from the intake, else from the account. */
export function shownPerson(store: Store, patient: Account): Record<(typeof shared)[number], string> {
  const person = savedRecord(store, patient.id, 'PatientInformation');
  const entries = shared.map((key) => [key, String(person[key] ?? patient[key])]);
  return Object.fromEntries(entries);
}

export const peopleHandlers: HandlersOf<typeof patientProfile> = {
  readPatient({ store, account, query }) {
    const patient = ownPatient(store, account, query.patientId);
    const { email, profileImage, mmrNumber, mmrExp, twoFA } = patient;
    const { deceased, deceasedDate, deceasedCause } = patient;
    const diagnosis = savedRecord(store, patient.id, 'Diagnosis');
    const { medications } = savedRecord(store, patient.id, 'Medications');
    return {
      ...shownPerson(store, patient),
      ...{ email, profileImage, mmrNumber, mmrExp, twoFA, deceased, deceasedDate, deceasedCause },
      healthConcerns: namesIn(diagnosis.concerns),
      Diagnose: { DignoseList: { name: String(diagnosis.name ?? '') } },
      // Medications are null if unknown: then the lists of interactions are left out (decision 73).
      ...(medications === null ? {} : interactionsOf(namesIn(medications))),
    };
  },
};
