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

  constructor(problems: Problems, leadTo?: string) {
    super('These answers were refused');
    this.problems = problems;
    this.focusPath = leadTo;
  }
}

type Asked = Pick<Questionnaire, 'groups' | 'questions'>;

/** Texts of the links that complete the messages about items that are on no list (intake §5). */
const links: Problems = {
  [messages.chooseDiagnosis]: messages.addDiagnosis,
  [messages.chooseMedication]: messages.addMedication,
};

/** Lists the paths of an answer: its own, and those in its rows. */
function pathsOf(question: Question, answers: Answers, prefix: string): string[] {
  const path = prefix + question.name;
  if (question.kind !== 'rows') return [path];
  const inRows = answerTo(question, answers).flatMap((row, index) =>
    question.questions.flatMap((asked) => pathsOf(asked, row, `${path}.${index}.`)),
  );
  return [path, ...inRows];
}

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
    const place = `${path}.${name}`;
    return [place, ...pathsWithin(place, inner)];
  });
}

/**
 * Lists the paths whose problems a change at a path makes obsolete: the path, its ancestors, the
 * paths within the old answer, and all hidden answers.
 * @param before the previous answer at the path
 */
export function pathsToClear(
  questions: readonly Question[],
  path: string,
  answers: Answers,
  before?: unknown,
): string[] {
  const around = path.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('.'));
  return [...around, ...pathsWithin(path, before), ...hiddenPaths(questions, answers)];
}

/** Returns a question's label, after its heading if it is ambiguous: 'Strength training: Type'. */
function labelOf({ groups, questions }: Asked, { name, label }: Question): string {
  if (questions.filter((question) => question.label === label).length < 2) return label;
  const title = groups.find((group) => group.questions.some((question) => question.name === name))?.title;
  return title ? `${withColon(title)} ${label}` : label;
}

/** Returns a row's labels: 'Medication 2', 'Dose'; or 'Medicine 1', 'Dose 2', 'Amount'. */
function labelInRows(question: Question, places: readonly string[]): string[] {
  const [index, name, ...further] = places;
  if (question.kind !== 'rows' || index === undefined) return [question.label];
  const row = `${question.rowLabel} ${Number(index) + 1}`;
  const asked = question.questions.find((candidate) => candidate.name === name);
  if (!asked || (question.questions.length === 1 && further.length === 0)) return [row];
  return [row, ...labelInRows(asked, further)];
}

function labelAt(asked: Asked, path: string): string {
  const [name, ...places] = path.split('.');
  const question = asked.questions.find((candidate) => candidate.name === name);
  if (!question) return path;
  return places.length > 0 ? labelInRows(question, places).join(', ') : labelOf(asked, question);
}

/** Converts problems to items of the error summary, each with the id of its field. */
export function summarizeProblems(asked: Asked, problems: Problems, idPrefix: string): SummarizedError[] {
  return Object.entries(problems).map(([path, problem]) => ({
    id: fieldId(idPrefix, path),
    label: labelAt(asked, path),
    message: [problem, links[problem]].filter(Boolean).join(' '),
  }));
}
