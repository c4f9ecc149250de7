import { messages } from '#domain/messages.ts';
import { isVisible } from '#domain/questions/condition.ts';
import type { Answers, Question } from '#domain/questions/question.ts';
import type { Problems, Questionnaire } from '#domain/questions/questionnaire.ts';
import type { SummarizedError } from '#ui/error-summary.tsx';
import { fieldId } from './answer-form.ts';

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

/** What is left once a row was taken out: the rows after it have moved up. */
export function problemsWithoutRow(problems: Problems, list: string, removed: number): Problems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([at, message]) => {
      if (!at.startsWith(`${list}.`)) return at === list ? [] : [[at, message]];
      const [index = '', ...rest] = at.slice(list.length + 1).split('.');
      if (Number(index) === removed) return [];
      const place = Number(index) > removed ? Number(index) - 1 : Number(index);
      return [[[list, place, ...rest].join('.'), message]];
    }),
  );
}

/** 'Concern 2: Concern' for an answer in a row, the question's own label otherwise. */
function labelAt(questions: readonly Question[], path: string): string {
  const [name, index, ...rest] = path.split('.');
  const question = questions.find((candidate) => candidate.name === name);
  if (question?.kind !== 'rows' || index === undefined) return question?.label ?? path;
  const row = `${question.rowLabel} ${Number(index) + 1}`;
  return question.questions.length === 1 ? row : `${row}, ${labelAt(question.questions, rest.join('.'))}`;
}

/** The problems as the error summary lists them, each with the id of its field. */
export function summarizeProblems(
  { questions }: Pick<Questionnaire, 'questions'>,
  problems: Problems,
  idPrefix: string,
): SummarizedError[] {
  return Object.entries(problems).map(([path, problem]) => ({
    id: fieldId(idPrefix, path),
    label: labelAt(questions, path),
    message: [problem, links[problem]].filter(Boolean).join(' '),
  }));
}
