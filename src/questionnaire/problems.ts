import { messages } from '#domain/messages.ts';
import { answerTo } from '#domain/questions/codec.ts';
import { isVisible } from '#domain/questions/condition.ts';
import type { Answers, Question } from '#domain/questions/question.ts';
import type { Problems, Questionnaire } from '#domain/questions/questionnaire.ts';
import type { SummarizedError } from '#ui/feedback/error-summary.tsx';
import { withColon } from '#ui/reading/with-colon.ts';
import { fieldId } from './answer-form.ts';

/** Error that a save throws for answers that only the server could find invalid. */
export class AnswersRefused extends Error {
  readonly problems: Problems;
  /** Path of the answer to focus, if it alone is invalid; otherwise the summary is focused. */
  readonly focusPath: string | undefined;

  constructor(problems: Problems, focusPath?: string) {
    super('These answers were refused');
    this.problems = problems;
    this.focusPath = focusPath;
  }
}

/** Questions of a form, and the groups that their headings come from. */
type QuestionSet = Pick<Questionnaire, 'groups' | 'questions'>;

/** Texts of the links that complete the messages about items that are on no list (intake §5). */
const addLinkTexts: Problems = {
  [messages.chooseDiagnosis]: messages.addDiagnosis,
  [messages.chooseMedication]: messages.addMedication,
};

/** Lists the paths of an answer: its own, and those in its rows. */
function pathsOf(question: Question, answers: Answers, prefix: string): string[] {
  const path = prefix + question.name;
  if (question.kind !== 'rows') return [path];
  const inRows = answerTo(question, answers).flatMap((row, index) =>
    question.questions.flatMap((inner) => pathsOf(inner, row, `${path}.${index}.`)),
  );
  return [path, ...inRows];
}

/** Lists the paths of all answers that are hidden, those in rows included. */
function hiddenPaths(questions: readonly Question[], answers: Answers, prefix = ''): string[] {
  return questions.flatMap((question) => {
    if (!isVisible(question, answers)) return pathsOf(question, answers, prefix);
    if (question.kind !== 'rows') return [];
    return answerTo(question, answers).flatMap((row, index) =>
      hiddenPaths(question.questions, row, `${prefix}${question.name}.${index}.`),
    );
  });
}

/** Lists the paths within an answer that is a row or a list of rows. */
function pathsWithin(path: string, answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, inner]) => {
    const innerPath = `${path}.${name}`;
    return [innerPath, ...pathsWithin(innerPath, inner)];
  });
}

/**
 * Lists the paths whose problems a change at a path makes obsolete: the path, its ancestors, the
 * paths within the old answer, and all hidden answers.
 * @param previousAnswer the previous answer at the path
 */
export function pathsToClear(
  questions: readonly Question[],
  path: string,
  answers: Answers,
  previousAnswer?: unknown,
): string[] {
  const ancestors = path.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('.'));
  return [...ancestors, ...pathsWithin(path, previousAnswer), ...hiddenPaths(questions, answers)];
}

/** Returns a question's label, after its heading if it is ambiguous: 'Strength training: Type'. */
function labelOf({ groups, questions }: QuestionSet, { name, label }: Question): string {
  if (questions.filter((question) => question.label === label).length < 2) return label;
  const title = groups.find((group) => group.questions.some((question) => question.name === name))?.title;
  return title ? `${withColon(title)} ${label}` : label;
}

/** Returns a row's labels: 'Medication 2', 'Dose'; or 'Medicine 1', 'Dose 2', 'Amount'. */
function labelInRows(question: Question, places: readonly string[]): string[] {
  const [index, name, ...innerPlaces] = places;
  if (question.kind !== 'rows' || index === undefined) return [question.label];
  const row = `${question.rowLabel} ${Number(index) + 1}`;
  const rowQuestion = question.questions.find((candidate) => candidate.name === name);
  if (!rowQuestion || (question.questions.length === 1 && innerPlaces.length === 0)) return [row];
  return [row, ...labelInRows(rowQuestion, innerPlaces)];
}

/** Returns the label of the answer at a path; the path itself if no question has it. */
function labelAt(questionSet: QuestionSet, path: string): string {
  const [name, ...places] = path.split('.');
  const question = questionSet.questions.find((candidate) => candidate.name === name);
  if (!question) return path;
  return places.length > 0 ? labelInRows(question, places).join(', ') : labelOf(questionSet, question);
}

/** Converts problems to items of the error summary, each with the id of its field. */
export function summarizeProblems(
  questionSet: QuestionSet,
  problems: Problems,
  idPrefix: string,
): SummarizedError[] {
  return Object.entries(problems).map(([path, problem]) => ({
    id: fieldId(idPrefix, path),
    label: labelAt(questionSet, path),
    message: [problem, addLinkTexts[problem]].filter(Boolean).join(' '),
  }));
}
