import { messages } from '#domain/messages.ts';
import { encodeAnswer, isVisible } from '#domain/questions/condition.ts';
import { isOptionList } from '#domain/questions/option.ts';
import type { Answers, ChoiceQuestion, Question, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, findProblems, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { Problem } from './problem.ts';

type Questions = readonly Question[];

/** Returns true if an answer is not on the server's list, even if a form would send it. */
async function isUnlisted({ name, options }: ChoiceQuestion, answers: Answers): Promise<boolean> {
  const answer = answers[name];
  if (answer === '') return false;
  // Loaded options may depend on another answer, as the states of a country do.
  const knownOptions = isOptionList(options)
    ? options
    : await options.load(String(answers[options.on?.name ?? ''] ?? ''));
  return !knownOptions.some(({ value }) => value === answer);
}

/** Returns the first visible choice, also in a row, whose answer is not an option, else null. */
async function findUnlistedChoice(questions: Questions, answers: Answers): Promise<string | null> {
  for (const question of questions.filter((candidate) => isVisible(candidate, answers))) {
    if (question.kind === 'choice' && (await isUnlisted(question, answers))) return question.name;
    if (question.kind !== 'rows') continue;
    for (const row of answers[question.name] as Answers[]) {
      const unlistedChoice = await findUnlistedChoice(question.questions, row);
      if (unlistedChoice) return `${question.name}: ${unlistedChoice}`;
    }
  }
  return null;
}

/**
 * Finds a field that no form would send: an answer to a hidden question (decision 30), a date or
 * number in another format, an empty row, or spaces around a text.
 */
function findUnsendableField(
  { questions }: Questionnaire,
  answers: Answers,
  record: WireRecord,
): string | null {
  for (const question of questions)
    for (const [name, sentValue] of Object.entries(encodeAnswer(question, answers))) {
      // A missing field was decoded as a blank answer, which the other rules have checked.
      if (record[name] === undefined || isSame(record[name], sentValue)) continue;
      return `${name}: ${isVisible(question, answers) ? messages.notAsSent : messages.notAsked}`;
    }
  return null;
}

/**
 * Compares a received value with the value that a form sends. Ignores the order of names, and
 * received names that the form does not send.
 */
function isSame(receivedValue: unknown, sentValue: unknown): boolean {
  if (
    typeof sentValue !== 'object' ||
    sentValue === null ||
    typeof receivedValue !== 'object' ||
    receivedValue === null
  )
    return receivedValue === sentValue;
  if (Array.isArray(sentValue) && sentValue.length !== (receivedValue as unknown[]).length) return false;
  return Object.entries(sentValue).every(([key, value]) => isSame((receivedValue as WireRecord)[key], value));
}

/**
 * Validates a section's body by the section's rules.
 * @throws Problem 400 with the first broken rule, e.g. 'zipCode: This field is required'
 */
export async function refuseBrokenRules(questionnaire: Questionnaire, record: WireRecord): Promise<void> {
  const answers = decodeAnswers(questionnaire, record);
  const [problem] = Object.entries(findProblems(questionnaire.questions, answers));
  if (problem) throw new Problem(400, `${problem[0]}: ${problem[1]}`);
  const unlistedChoice = await findUnlistedChoice(questionnaire.questions, answers);
  if (unlistedChoice) throw new Problem(400, `${unlistedChoice}: ${messages.notOnList}`);
  const unsendableField = findUnsendableField(questionnaire, answers, record);
  if (unsendableField) throw new Problem(400, unsendableField);
}
