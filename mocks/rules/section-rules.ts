import { encodeAnswer, isVisible } from '#domain/questions/condition.ts';
import { isOptionList } from '#domain/questions/option.ts';
import type { Answers, Question, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, findProblems, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { Problem } from './problem.ts';

/** A server knows its own lists: an answer that is on none of them is refused, whatever a form would keep. */
function isOffTheList(question: Question, answers: Answers): boolean {
  if (question.kind !== 'choice' || !isOptionList(question.options) || !isVisible(question, answers))
    return false;
  const answer = answers[question.name];
  return answer !== '' && !question.options.some(({ value }) => value === answer);
}

/** @throws Problem 400 for an answer to what is not asked beside the others (decision 30) */
export function refuseHiddenAnswers(questionnaire: Questionnaire, record: WireRecord): void {
  const answers = decodeAnswers(questionnaire, record);
  for (const question of questionnaire.questions.filter((asked) => !isVisible(asked, answers)))
    for (const [name, empty] of Object.entries(encodeAnswer(question, answers)))
      if (JSON.stringify(record[name]) !== JSON.stringify(empty))
        throw new Problem(400, `${name}: This is not asked beside the other answers`);
}

/**
 * Holds a section's body against the section's own rules.
 * @throws Problem 400 with the first broken rule, as 'zipCode: This field is required'
 */
export function refuseBrokenRules(questionnaire: Questionnaire, record: WireRecord): void {
  const answers = decodeAnswers(questionnaire, record);
  const [problem] = Object.entries(findProblems(questionnaire.questions, answers));
  if (problem) throw new Problem(400, `${problem[0]}: ${problem[1]}`);
  const stranger = questionnaire.questions.find((question) => isOffTheList(question, answers));
  if (stranger) throw new Problem(400, `${stranger.name}: This is not one of the options`);
}
