import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import { questionnaireOfPatient } from '#domain/questions/patient-wording.ts';
import type { Question } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { hasEmail } from './is-added.ts';

/** Questions as a physician is asked about the patient. */
export const newPatientQuestions: Questionnaire = questionnaireOfPatient(newPatient);

function withEmailWarning(email: string, words: string): Questionnaire {
  const mark = (question: Question): Question =>
    question.name === 'email' && question.kind === 'text'
      ? { ...question, findQuery: (answer: string) => (hasEmail(answer)({ email }) ? words : null) }
      : question;
  return {
    ...newPatientQuestions,
    groups: newPatientQuestions.groups.map((group) => ({ ...group, questions: group.questions.map(mark) })),
    questions: newPatientQuestions.questions.map(mark),
  };
}

/**
 * Returns the form's questions. The email field warns if a patient on the physician's list has the
 * email, so that the physician does not add the patient again with another address.
 * @param email valid address, or ''
 */
export function useNewPatientQuestions(email: string): Questionnaire {
  const query = endpointQuery(listPatients, {});
  // `meta: {}` suppresses the error toast, since the user did not request this list.
  const { data } = useQuery({ ...query, enabled: email !== '', meta: {} });
  const name = email && data?.patients.find(hasEmail(email))?.fullName;
  return useMemo(
    () =>
      name
        ? withEmailWarning(email, `${name} has this email, and is one of your patients.`)
        : newPatientQuestions,
    [email, name],
  );
}
