import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import { questionnaireOfPatient } from '#domain/questions/patient-wording.ts';
import type { Question } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { hasEmail } from './is-added.ts';

/** Questions as a physician is asked about the patient. */
export const newPatientQuestions: Questionnaire = questionnaireOfPatient(newPatient);

/** Returns the questions, whose email field shows the warning while it has this email. */
function withEmailWarning(email: string, warning: string): Questionnaire {
  // A query blocks no save: the field only shows it.
  const addWarning = (question: Question): Question =>
    question.name === 'email' && question.kind === 'text'
      ? { ...question, findQuery: (answer: string) => (hasEmail(answer)({ email }) ? warning : null) }
      : question;
  return {
    ...newPatientQuestions,
    // The form renders the groups, and checks the flat list of the same questions.
    groups: newPatientQuestions.groups.map((group) => ({
      ...group,
      questions: group.questions.map(addWarning),
    })),
    questions: newPatientQuestions.questions.map(addWarning),
  };
}

/**
 * Returns the form's questions. The email field warns if a patient on the physician's list has the
 * email, so that the physician does not add the patient again with another address.
 * @param email valid address, or ''
 * @param isSent true from the press on: the added patient is no reason to warn
 */
export function useNewPatientQuestions(email: string, isSent: boolean): Questionnaire {
  const query = endpointQuery(listPatients, {});
  // `meta: {}` suppresses the error toast, since the user did not request this list.
  const { data } = useQuery({ ...query, enabled: email !== '', meta: {} });
  const foundPatient = (email && data?.patients.find(hasEmail(email))?.fullName) || '';
  const [knownPatient, setKnownPatient] = useState('');
  // What was known when the form was sent stays. The state is set during render.
  if (!isSent && knownPatient !== foundPatient) setKnownPatient(foundPatient);
  return useMemo(
    () =>
      knownPatient
        ? withEmailWarning(email, `${knownPatient} has this email, and is one of your patients.`)
        : newPatientQuestions,
    [email, knownPatient],
  );
}
