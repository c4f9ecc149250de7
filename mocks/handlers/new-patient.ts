import type * as newPatientCalls from '#api/endpoints/new-patient.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { invitePatient, refuseKnownPatient } from '#mocks/rules/add-patient.ts';
import { refuseUnknownMedications, resolveDiagnosis } from '#mocks/rules/list-items.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { refuseBrokenRules } from '#mocks/rules/section-rules.ts';
import type { Store } from '#mocks/store/store.ts';
import { type HandlersOf, ResponseWithMessage } from './handler.ts';

/** Resolves and validates the body. @throws Problem 400 with the reason in `data` (physician §8) */
async function validateBody(store: Store, body: WireRecord): Promise<WireRecord> {
  try {
    const answers = resolveDiagnosis(store, body);
    await refuseBrokenRules(newPatient, answers);
    refuseUnknownMedications(store, answers);
    return answers;
  } catch (error) {
    if (error instanceof Problem) throw new Problem(400, 'The patient was not added', error.message);
    throw error;
  }
}

export const newPatientHandlers: HandlersOf<typeof newPatientCalls> = {
  async addPatient({ store, account, body }) {
    const answers = await validateBody(store, body);
    refuseKnownPatient(store, String(answers.email));
    invitePatient(store, account, answers);
    return new ResponseWithMessage(
      null,
      `The patient is added. The invitation is on its way to ${answers.email}`,
    );
  },
};
