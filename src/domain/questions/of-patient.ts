import type { Question, SingleQuestion } from './question.ts';
import type { QuestionGroup, Questionnaire } from './questionnaire.ts';

function ofPatient<Q extends SingleQuestion | Question>(question: Q): Q {
  const spoken = { ...question, ...question.ofPatient };
  return spoken.kind === 'rows' ? { ...spoken, questions: spoken.questions.map(ofPatient) } : spoken;
}

const groupOfPatient = (group: QuestionGroup): QuestionGroup => ({
  ...group,
  title: group.noted ?? group.title,
  questions: group.questions.map(ofPatient),
});

const known = new WeakMap<Questionnaire, Questionnaire>();

/**
 * A questionnaire in the words for a physician who fills it in for a patient. Always the same object for
 * the same questionnaire: a form begins anew with another one.
 */
export function questionnaireOfPatient(asked: Questionnaire): Questionnaire {
  const made = known.get(asked);
  if (made) return made;
  const groups = asked.groups.map(groupOfPatient);
  const spoken = { ...asked, groups, questions: groups.flatMap(({ questions }) => questions) };
  known.set(asked, spoken);
  return spoken;
}
