import fc from 'fast-check';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { arbitraryAnswers } from '#domain/questions/answers/arbitrary-answers.ts';
import type { Answers, LookupAnswer, Question, RowsQuestion } from '#domain/questions/question.ts';
import type { Tables } from '#mocks/store/tables.ts';
import type { AnswerForm } from '#questionnaire/answer-form.ts';
import type { Dice } from './dice.ts';

const arbitraries = new Map<string, fc.Arbitrary<Answers>>();

/** Returns random valid answers to a section, with items from the server's lists. */
export function randomAnswers({ module }: QuestionnaireSection, dice: Dice, lists: Tables): Answers {
  const arbitrary = arbitraries.get(module) ?? arbitraryAnswers(questionnaires[module].questions);
  arbitraries.set(module, arbitrary);
  const [answers = {}] = fc.sample(arbitrary, { numRuns: 1, seed: dice.below(2 ** 31) });
  const itemOf = <T extends { name: string }>(list: readonly T[]) => {
    const item = dice.pick(list);
    return { text: item.name, item };
  };
  // A region must belong to its country; the server knows both lists.
  if ('country' in answers)
    return { ...answers, country: 'United States', state: dice.pick(['', 'Ohio', 'Oregon', 'Texas']) };
  if (module === 'Diagnosis') return { ...answers, diagnosis: itemOf(lists.diagnoses) };
  if (module !== 'Medications') return answers;
  const rows = (answers.medications as Answers[]).map((row) =>
    (row.medication as LookupAnswer).item ? { ...row, medication: itemOf(lists.medications) } : row,
  );
  return { ...answers, medications: rows };
}

/** Returns the chosen questions, and with a region also the country that determines its list. */
export function someQuestions(questions: readonly Question[], isChosen: () => boolean): readonly Question[] {
  const chosenQuestions = new Set(questions.filter(isChosen));
  const isSource = ({ name }: Question) =>
    [...chosenQuestions].some(
      (other) => other.kind === 'choice' && 'on' in other.options && other.options.on?.name === name,
    );
  return questions.filter((question) => chosenQuestions.has(question) || isSource(question));
}

/** Types a text in a few pieces, each of which is the answer for a moment. */
function typeText(form: AnswerForm, path: string, text: string, dice: Dice): void {
  const points = [...text];
  for (let end = 1 + dice.below(4); end < points.length; end += 1 + dice.below(8))
    form.setAnswer(path, points.slice(0, end).join(''));
  form.setAnswer(path, text);
}

/** Adds or removes rows until their number fits, then types their answers. */
function typeRows(form: AnswerForm, { name, questions }: RowsQuestion, rows: Answers[], dice: Dice): void {
  const count = () => (form.getAnswers()[name] as Answers[]).length;
  while (count() > rows.length) form.removeRow(name, dice.below(count()));
  while (count() < rows.length) {
    form.insertRow(name, Object.fromEntries(questions.map((q) => [q.name, structuredClone(q.blank)])));
  }
  for (const [index, row] of rows.entries()) {
    for (const question of questions)
      typeAnswer(form, question, `${name}.${index}.${question.name}`, row[question.name], dice);
  }
}

/** Types one answer by its kind. */
function typeAnswer(form: AnswerForm, question: Question, path: string, answer: unknown, dice: Dice): void {
  if (question.kind === 'rows') typeRows(form, question, answer as Answers[], dice);
  else if (typeof answer === 'string') typeText(form, path, answer, dice);
  else form.setAnswer(path, answer);
}

/**
 * Types some answers of a section in the order of the questions.
 * @throws Error if the form does not hold a typed answer
 */
export function typeAnswers(
  form: AnswerForm,
  questions: readonly Question[],
  wanted: Answers,
  dice: Dice,
): void {
  for (const question of questions) {
    const answer = structuredClone(wanted[question.name]);
    typeAnswer(form, question, question.name, answer, dice);
    const shownAnswer = JSON.stringify(form.getAnswers()[question.name]);
    if (shownAnswer !== JSON.stringify(answer))
      throw new Error(`${question.name} did not take ${JSON.stringify(answer)}`);
  }
}
