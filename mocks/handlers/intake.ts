import { contacts } from '#domain/intake/contacts.ts';
import { diagnosis } from '#domain/intake/diagnosis.ts';
import { patientInformation } from '#domain/intake/patient-information.ts';
import { type IntakeModule, intakeModules } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import type { HandlersOf } from '../handler.ts';
import { Problem } from '../problem.ts';
import { refuseBrokenRules } from '../section-rules.ts';
import type { Store } from '../store.ts';
import type { Account } from '../tables.ts';

type SectionCall = { store: Store; patient: Account; body: WireRecord | undefined };

function readSection(module: IntakeModule) {
  return ({ store, patient }: SectionCall) =>
    store.tables.intakeRecords.find((entry) => entry.userId === patient.id && entry.module === module)
      ?.record ?? null;
}

/** Holds the body against the section's own rules, keeps it, and completes the section (decision 28). */
function saveSection(module: IntakeModule, questionnaire: Questionnaire) {
  return ({ store, patient, body }: SectionCall) => {
    const { userId: _, ...record } = body ?? {};
    refuseBrokenRules(questionnaire, record);
    const { tables } = store;
    const isThis = (entry: { userId: string; module: IntakeModule }) =>
      entry.userId === patient.id && entry.module === module;
    tables.intakeRecords = tables.intakeRecords.filter((entry) => !isThis(entry));
    tables.intakeRecords.push({ userId: patient.id, module, record });
    if (!tables.completed.some(isThis)) tables.completed.push({ userId: patient.id, module });
    return null;
  };
}

const saveDiagnosis = saveSection('Diagnosis', diagnosis);

export const intakeHandlers: HandlersOf<
  | 'readIntakeStatus'
  | 'readPatientInformation'
  | 'savePatientInformation'
  | 'readContacts'
  | 'saveContacts'
  | 'readDiagnosis'
  | 'saveDiagnosis'
> = {
  readIntakeStatus: ({ store, patient }) =>
    intakeModules.map((module) => ({
      module,
      isCompleted: store.tables.completed.some(
        (entry) => entry.userId === patient.id && entry.module === module,
      ),
    })),
  readPatientInformation: readSection('PatientInformation'),
  savePatientInformation: saveSection('PatientInformation', patientInformation),
  readContacts: readSection('Contacts'),
  saveContacts: saveSection('Contacts', contacts),
  readDiagnosis: readSection('Diagnosis'),
  saveDiagnosis(call) {
    const body: WireRecord = call.body;
    const item = call.store.tables.diagnoses.find(({ id }) => id === body.diagnoseId);
    if (body.diagnoseId && !item) throw new Problem(400, 'diagnoseId: there is no such diagnosis');
    return saveDiagnosis({ ...call, body: { ...body, isCancer: item?.isCancer ?? false } });
  },
};
