import type { Question, SingleQuestion } from './question.ts';
import type { QuestionGroup, Questionnaire } from './questionnaire.ts';

/** Replaces a question's texts by those that speak of the patient, in rows as well. */
function toPatientWording<Q extends SingleQuestion | Question>(question: Q): Q {
  const worded = { ...question, ...question.patientWording };
  return worded.kind === 'rows' ? { ...worded, questions: worded.questions.map(toPatientWording) } : worded;
}

const groupToPatientWording = (group: QuestionGroup): QuestionGroup => ({
  ...group,
  // A summary label is written for users who did not answer, so it never says “you”.
  title: group.summaryLabel ?? group.title,
  questions: group.questions.map(toPatientWording),
});

const cache = new WeakMap<Questionnaire, Questionnaire>();

/**
 * Returns the questionnaire with the texts for a physician who fills it in for a patient. The
 * result is cached, because a form resets when it gets another questionnaire object.
 */
export function questionnaireOfPatient(form: Questionnaire): Questionnaire {
  const cached = cache.get(form);
  if (cached) return cached;
  const groups = form.groups.map(groupToPatientWording);
  const worded = { ...form, groups, questions: groups.flatMap(({ questions }) => questions) };
  cache.set(form, worded);
  return worded;
}
