import { messages } from '#domain/messages.ts';
import { isVisible } from '#domain/questions/condition.ts';
import type { Answers, Question } from '#domain/questions/question.ts';
import type { Problems, Questionnaire } from '#domain/questions/questionnaire.ts';
import type { SummarizedError } from '#ui/feedback/error-summary.tsx';
import { ledBy } from '#ui/reading/led-by.ts';
import { fieldId } from './answer-form.ts';

/** Thrown by whoever saves: answers that only a server could tell to be wrong, told where they stand. */
export class AnswersRefused extends Error {
  readonly problems: Problems;
  /** The answer that takes the focus, where one alone is to blame; otherwise the list of all does. */
  readonly leadTo: string | undefined;

  constructor(problems: Problems, leadTo?: string) {
    super('These answers were refused');
    this.problems = problems;
    this.leadTo = leadTo;
  }
}

type Asked = Pick<Questionnaire, 'groups' | 'questions'>;

/** The links that end the sentences about an entry that no list has (intake §5). */
const links: Problems = {
  [messages.chooseDiagnosis]: messages.addDiagnosis,
  [messages.chooseMedication]: messages.addMedication,
};

/** All places of an answer: its own, and those in the rows of a list. */
function placesOf(question: Question, answers: Answers, prefix: string): string[] {
  const path = prefix + question.name;
  if (question.kind !== 'rows') return [path];
  const inRows = (answers[question.name] as Answers[]).flatMap((row, index) =>
    question.questions.flatMap((asked) => placesOf(asked, row, `${path}.${index}.`)),
  );
  return [path, ...inRows];
}

function hiddenPlaces(questions: readonly Question[], answers: Answers, prefix = ''): string[] {
  return questions.flatMap((question) => {
    if (!isVisible(question, answers)) return placesOf(question, answers, prefix);
    if (question.kind !== 'rows') return [];
    return (answers[question.name] as Answers[]).flatMap((row, index) =>
      hiddenPlaces(question.questions, row, `${prefix}${question.name}.${index}.`),
    );
  });
}

/** The places in an answer that holds others: a row, or a list of them. */
function placesWithin(path: string, answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, inner]) => {
    const place = `${path}.${name}`;
    return [place, ...placesWithin(place, inner)];
  });
}

/**
 * Where nothing is wrong any more once the answer at a path has changed: there, in it, in its lists, and at all it hid.
 * @param before what was answered there
 */
export function placesSettled(
  questions: readonly Question[],
  path: string,
  answers: Answers,
  before?: unknown,
): string[] {
  const around = path.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('.'));
  return [...around, ...placesWithin(path, before), ...hiddenPlaces(questions, answers)];
}

/** The label of a question; where another has the same, its heading goes before: 'Strength training: Type'. */
function labelOf({ groups, questions }: Asked, { name, label }: Question): string {
  if (questions.filter((question) => question.label === label).length < 2) return label;
  const title = groups.find((group) => group.questions.some((question) => question.name === name))?.title;
  return title ? `${ledBy(title)} ${label}` : label;
}

/** 'Medication 2, Dose' for an answer in a row, and 'Medicine 1, Dose 2, Amount' in a row within a row. */
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

/** The problems as the error summary lists them, each with the id of its field. */
export function summarizeProblems(asked: Asked, problems: Problems, idPrefix: string): SummarizedError[] {
  return Object.entries(problems).map(([path, problem]) => ({
    id: fieldId(idPrefix, path),
    label: labelAt(asked, path),
    message: [problem, links[problem]].filter(Boolean).join(' '),
  }));
}
