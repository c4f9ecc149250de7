import { messages } from '#domain/messages.ts';
import { isVisible } from '#domain/questions/condition.ts';
import type { Answers, Question } from '#domain/questions/question.ts';
import type { Problems, Questionnaire } from '#domain/questions/questionnaire.ts';
import type { SummarizedError } from '#ui/feedback/error-summary.tsx';
import { fieldId } from './answer-form.ts';

/** Thrown by whoever saves: answers that only a server could tell to be wrong, told where they stand. */
export class AnswersRefused extends Error {
  readonly problems: Problems;

  constructor(problems: Problems) {
    super('These answers were refused');
    this.problems = problems;
  }
}

type Asked = Pick<Questionnaire, 'groups' | 'questions'>;

/** The links that end the sentences about an entry that no list has (intake §5). */
const links: Problems = {
  [messages.chooseDiagnosis]: messages.addDiagnosis,
  [messages.chooseMedication]: messages.addMedication,
};

/** What is left once the answer at a path has changed: not its own problem, its list's, nor any of what it hid. */
export function problemsAfterChange(
  { questions }: Pick<Questionnaire, 'questions'>,
  problems: Problems,
  path: string,
  answers: Answers,
): Problems {
  const hidden = new Set(questions.filter((q) => !isVisible(q, answers)).map((q) => q.name));
  const left = Object.entries(problems).filter(([at]) => {
    const isAbout = at === path || path.startsWith(`${at}.`);
    return !isAbout && !hidden.has(at.split('.')[0] ?? at);
  });
  return left.length === Object.keys(problems).length ? problems : Object.fromEntries(left);
}

/** What is left once the rows of a list have moved, each to the place that it is given; null for one that is gone. */
function problemsMoved(
  problems: Problems,
  list: string,
  placeOf: (index: number) => number | null,
): Problems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([at, message]) => {
      if (!at.startsWith(`${list}.`)) return at === list ? [] : [[at, message]];
      const [index = '', ...rest] = at.slice(list.length + 1).split('.');
      const place = placeOf(Number(index));
      return place === null ? [] : [[[list, place, ...rest].join('.'), message]];
    }),
  );
}

/** What is left once a row was taken out: the rows after it have moved up. */
export function problemsWithoutRow(problems: Problems, list: string, removed: number): Problems {
  return problemsMoved(problems, list, (index) => {
    if (index === removed) return null;
    return index > removed ? index - 1 : index;
  });
}

/** The same once a row was put in: the rows from there on have moved down. */
export function problemsWithRow(problems: Problems, list: string, inserted: number): Problems {
  return problemsMoved(problems, list, (index) => (index < inserted ? index : index + 1));
}

/** The label of a question; where another has the same, its heading goes before: 'Strength training: Type'. */
function labelOf({ groups, questions }: Asked, { name, label }: Question): string {
  if (questions.filter((question) => question.label === label).length < 2) return label;
  const title = groups.find((group) => group.questions.some((question) => question.name === name))?.title;
  return title ? `${title}: ${label}` : label;
}

/** 'Medication 2, Dose' for an answer in a row, the question's own label otherwise. */
function labelAt(asked: Asked, path: string): string {
  const [name, index, field] = path.split('.');
  const question = asked.questions.find((candidate) => candidate.name === name);
  if (!question) return path;
  if (question.kind !== 'rows' || index === undefined) return labelOf(asked, question);
  const row = `${question.rowLabel} ${Number(index) + 1}`;
  const label = question.questions.find((candidate) => candidate.name === field)?.label;
  return question.questions.length === 1 || !label ? row : `${row}, ${label}`;
}

/** The problems as the error summary lists them, each with the id of its field. */
export function summarizeProblems(asked: Asked, problems: Problems, idPrefix: string): SummarizedError[] {
  return Object.entries(problems).map(([path, problem]) => ({
    id: fieldId(idPrefix, path),
    label: labelAt(asked, path),
    message: [problem, links[problem]].filter(Boolean).join(' '),
  }));
}
