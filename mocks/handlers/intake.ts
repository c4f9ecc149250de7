import type { Endpoints } from '#api/endpoints/endpoints.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import type * as status from '#api/endpoints/intake/status.ts';
import { type QuestionnaireModule, questionnaires } from '#domain/intake/questionnaires.ts';
import { type IntakeModule, intakeModules } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { refuseUnknownMedications, resolveDiagnosis } from '#mocks/rules/list-items.ts';
import { refuseBrokenRules } from '#mocks/rules/section-rules.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { type HandlersOf, ResponseWithMessage } from './handler.ts';

type SectionCall = { store: Store; patient: Account; body: WireRecord | undefined };
const questionnaireModules = Object.keys(intakeCalls) as QuestionnaireModule[];

/** Wraps family history only: its reply is a list with the flags as second element (decision 5). */
const toReply = (module: IntakeModule, record: WireRecord) =>
  module === 'FamilyHistory' ? [{ userId: null }, record] : record;

/** Returns a handler that reads a patient's record of the section; null while it is not saved. */
function readSection(module: QuestionnaireModule) {
  return ({ store, patient }: SectionCall) => {
    const { intakeRecords } = store.tables;
    const entry = intakeRecords.find(
      ({ userId, module: entryModule }) => userId === patient.id && entryModule === module,
    );
    return entry ? toReply(module, entry.record) : null;
  };
}

/** Stores a record and completes its section (decision 28). */
function storeRecord({ tables }: Store, userId: string, module: IntakeModule, record: WireRecord): void {
  const isSameSection = (entry: { userId: string; module: IntakeModule }) =>
    entry.userId === userId && entry.module === module;
  tables.intakeRecords = tables.intakeRecords.filter((entry) => !isSameSection(entry));
  tables.intakeRecords.push({ userId, module, record });
  if (!tables.completed.some(isSameSection)) tables.completed.push({ userId, module });
}

/** Returns a handler that validates the body by the section's rules and stores it. */
function saveSection(module: QuestionnaireModule) {
  return async ({ store, patient, body }: SectionCall) => {
    const { userId: _, ...sent } = body ?? {};
    let record = (intakeCalls[module].isWrapped ? sent.data : sent) as WireRecord;
    if (module === 'Diagnosis') record = resolveDiagnosis(store, record);
    await refuseBrokenRules(questionnaires[module], record);
    if (module === 'Medications') refuseUnknownMedications(store, record);
    storeRecord(store, patient.id, module, record);
    return new ResponseWithMessage(null, 'Your answers are saved');
  };
}

/** Returns true for a saved section; My Documents needs at least one document (decision 28). */
function isCompleted({ tables }: Store, patientId: string, module: IntakeModule): boolean {
  const belongsToPatient = ({ userId }: { userId: string }) => userId === patientId;
  if (module === 'MyDocuments') return tables.documents.some(belongsToPatient);
  return tables.completed.some((entry) => belongsToPatient(entry) && entry.module === module);
}

type SectionHandlers = HandlersOf<
  Pick<Endpoints, `read${QuestionnaireModule}` | `save${QuestionnaireModule}`>
>;

export const intakeHandlers: HandlersOf<typeof status> & SectionHandlers = {
  readIntakeStatus: ({ store, patient }) =>
    intakeModules.map((module) => ({ module, isCompleted: isCompleted(store, patient.id, module) })),
  ...(Object.fromEntries(
    questionnaireModules.flatMap((module) => [
      [`read${module}`, readSection(module)],
      [`save${module}`, saveSection(module)],
    ]),
  ) as SectionHandlers),
};
