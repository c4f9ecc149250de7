import type * as deceased from '#api/endpoints/deceased.ts';
import { deceasedQuestions } from '#domain/deceased/deceased-questions.ts';
import { fullName } from '#domain/values/full-name.ts';
import { requireOwnPatient } from '#mocks/rules/accounts/access.ts';
import { refuseBrokenRules } from '#mocks/rules/section-rules.ts';
import { readPersonalData } from './accounts/people.ts';
import { type HandlersOf, ResponseWithMessage } from './handler.ts';

export const deceasedHandlers: HandlersOf<typeof deceased> = {
  async saveDeceased({ store, account, body }) {
    const { patientId, ...deceasedAnswers } = body;
    const patient = requireOwnPatient(store, account, patientId);
    const person = readPersonalData(store, patient);
    await refuseBrokenRules(deceasedQuestions(person.dob), deceasedAnswers);
    Object.assign(patient, deceasedAnswers);
    const name = fullName(person);
    return new ResponseWithMessage(
      null,
      deceasedAnswers.deceased ? `${name} is marked as deceased` : `${name} is no longer marked as deceased`,
    );
  },
};
