import type * as patientProfile from '#api/endpoints/patient-profile.ts';
import { ownPatient } from '#mocks/rules/access.ts';
import { interactionsOf } from '#mocks/rules/interactions.ts';
import { savedRecord } from '#mocks/rules/saved-record.ts';
import type { HandlersOf } from './handler.ts';

const namesIn = (rows: unknown) => ((rows ?? []) as { name: string }[]).map(({ name }) => name);
const shownPerson = ['firstName', 'lastName', 'dob', 'gender', 'phone', 'homePhone'] as const;

export const peopleHandlers: HandlersOf<typeof patientProfile> = {
  readPatient({ store, account, query }) {
    const patient = ownPatient(store, account, query.patientId);
    const { email, profileImage, mmrNumber, mmrExp } = patient;
    const person = savedRecord(store, patient.id, 'PatientInformation');
    const diagnosis = savedRecord(store, patient.id, 'Diagnosis');
    const { medications } = savedRecord(store, patient.id, 'Medications');
    return {
      ...Object.fromEntries(shownPerson.map((key) => [key, String(person[key] ?? patient[key])])),
      ...{ email, profileImage, mmrNumber, mmrExp },
      healthConcerns: namesIn(diagnosis.concerns),
      Diagnose: { DignoseList: { name: String(diagnosis.name ?? '') } },
      ...interactionsOf(namesIn(medications)),
    };
  },
};
