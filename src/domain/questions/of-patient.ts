import type { Question, SingleQuestion } from './question.ts';
import type { QuestionGroup, Questionnaire } from './questionnaire.ts';

function ofPatient<Q extends SingleQuestion | Question>(question: Q): Q {
  const spoken = { ...question, ...question.patientWording };
  return spoken.kind === 'rows' ? { ...spoken, questions: spoken.questions.map(ofPatient) } : spoken;
}

const groupOfPatient = (group: QuestionGroup): QuestionGroup => ({
  ...group,
  title: group.summaryLabel ?? group.title,
  questions: group.questions.map(ofPatient),
});

const known = new WeakMap<Questionnaire, Questionnaire>();

/**
 * Returns the questionnaire with the texts for a physician who fills it in for a patient. The
 * result is cached, because a form resets when it gets another questionnaire object.
 */
export function questionnaireOfPatient(asked: Questionnaire): Questionnaire {
  const made = known.get(asked);
  if (made) return made;
  const groups = asked.groups.map(groupOfPatient);
  const spoken = { ...asked, groups, questions: groups.flatMap(({ questions }) => questions) };
  known.set(asked, spoken);
  return spoken;
}
