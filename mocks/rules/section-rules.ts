import { messages } from '#domain/messages.ts';
import { encodeAnswer, isVisible } from '#domain/questions/condition.ts';
import { isOptionList } from '#domain/questions/option.ts';
import type { Answers, ChoiceQuestion, Question, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, findProblems, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { Problem } from './problem.ts';

type Asked = readonly Question[];

/** A server knows its own lists: an answer that is on none of them is refused, whatever a form would keep. */
async function isOffTheList({ name, options }: ChoiceQuestion, answers: Answers): Promise<boolean> {
  const answer = answers[name];
  if (answer === '') return false;
  const known = isOptionList(options)
    ? options
    : await options.load(String(answers[options.on?.name ?? ''] ?? ''));
  return !known.some(({ value }) => value === answer);
}

/** The first visible choice, in a row as well, that is not one of its options; the regions of a country among them. */
async function findStranger(questions: Asked, answers: Answers): Promise<string | null> {
  for (const question of questions.filter((asked) => isVisible(asked, answers))) {
    if (question.kind === 'choice' && (await isOffTheList(question, answers))) return question.name;
    if (question.kind !== 'rows') continue;
    for (const row of answers[question.name] as Answers[]) {
      const stranger = await findStranger(question.questions, row);
      if (stranger) return `${question.name}: ${stranger}`;
    }
  }
  return null;
}

/**
 * What no form would send beside the other answers: an answer to what is not asked (decision 30), a date or a number
 * written otherwise than it travels, a row of nothing, spaces around a text.
 */
function findUnsent({ questions }: Questionnaire, answers: Answers, record: WireRecord): string | null {
  for (const question of questions)
    for (const [name, sent] of Object.entries(encodeAnswer(question, answers))) {
      if (record[name] === undefined || isSame(record[name], sent)) continue;
      return `${name}: ${isVisible(question, answers) ? messages.notAsSent : messages.notAsked}`;
    }
  return null;
}

/** Names may stand in any order, and what the contract does not name is nobody's. */
function isSame(given: unknown, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || typeof given !== 'object' || given === null)
    return given === sent;
  if (Array.isArray(sent) && sent.length !== (given as unknown[]).length) return false;
  return Object.entries(sent).every(([key, value]) => isSame((given as WireRecord)[key], value));
}

/**
 * Holds a section's body against the section's own rules.
 * @throws Problem 400 with the first broken rule, as 'zipCode: This field is required'
 */
export async function refuseBrokenRules(questionnaire: Questionnaire, record: WireRecord): Promise<void> {
  const answers = decodeAnswers(questionnaire, record);
  const [problem] = Object.entries(findProblems(questionnaire.questions, answers));
  if (problem) throw new Problem(400, `${problem[0]}: ${problem[1]}`);
  const stranger = await findStranger(questionnaire.questions, answers);
  if (stranger) throw new Problem(400, `${stranger}: ${messages.notOnList}`);
  const unsent = findUnsent(questionnaire, answers, record);
  if (unsent) throw new Problem(400, unsent);
}
