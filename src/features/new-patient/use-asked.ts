import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import { questionnaireOfPatient } from '#domain/questions/of-patient.ts';
import type { Question } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { hasEmail } from './is-added.ts';

/** In the words for whoever fills it in for a patient. */
export const asked: Questionnaire = questionnaireOfPatient(newPatient);

function withDoubt(email: string, words: string): Questionnaire {
  const mark = (question: Question): Question =>
    question.name === 'email' && question.kind === 'text'
      ? { ...question, doubt: (answer: string) => (hasEmail(answer)({ email }) ? words : null) }
      : question;
  return {
    ...asked,
    groups: asked.groups.map((group) => ({ ...group, questions: group.questions.map(mark) })),
    questions: asked.questions.map(mark),
  };
}

/**
 * What the form asks. Beside the email of somebody who is on the physician's list already it says who that is: nobody
 * should think up another address for a patient they have.
 * @param email a whole one, or ''
 */
export function useAsked(email: string): Questionnaire {
  const query = endpointQuery(listPatients, {});
  // Without a word where it fails: nobody has asked for the list.
  const { data } = useQuery({ ...query, enabled: email !== '', meta: {} });
  const name = email && data?.patients.find(hasEmail(email))?.fullName;
  return useMemo(
    () => (name ? withDoubt(email, `${name} has this email, and is one of your patients.`) : asked),
    [email, name],
  );
}
