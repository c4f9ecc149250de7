import type * as patientProfile from '#api/endpoints/patient-profile.ts';
import type * as patients from '#api/endpoints/patients.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { fullName } from '#domain/values/full-name.ts';
import { ownPatient } from '#mocks/rules/access.ts';
import { interactionsOf } from '#mocks/rules/interactions.ts';
import type { Store } from '#mocks/store/store.ts';
import type { HandlersOf } from './handler.ts';

/** What somebody saved in a section of their intake; nothing yet is an empty record. */
function savedRecord({ tables }: Store, patientId: string, of: IntakeModule): WireRecord {
  return (
    tables.intakeRecords.find(({ userId, module }) => userId === patientId && module === of)?.record ?? {}
  );
}

const namesIn = (rows: unknown) => ((rows ?? []) as { name: string }[]).map(({ name }) => name);
const shownPerson = ['firstName', 'lastName', 'dob', 'gender', 'phone', 'homePhone'] as const;

export const peopleHandlers: HandlersOf<typeof patients & typeof patientProfile> = {
  listPatients({ store, account }) {
    const patients = store.tables.careLinks
      .filter(({ physicianId }) => physicianId === account.id)
      .map(({ patientId, status }) => {
        const { id, firstName, lastName, email, phone, profileImage } = ownPatient(store, account, patientId);
        const primaryDiagnosis = String(savedRecord(store, patientId, 'Diagnosis').name ?? '');
        const name = fullName({ firstName, lastName });
        return { id, fullName: name, email, phone, profileImage, primaryDiagnosis, status };
      });
    return { patients, info: { results: patients.length } };
  },

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
