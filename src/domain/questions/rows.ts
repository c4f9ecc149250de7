import * as v from 'valibot';
import type { Answers, Question, RowsQuestion, WireEntries, WireRecord } from './question.ts';

/** The answers of a row, or a section, that nobody has filled in. */
export function blankAnswers(questions: readonly Question[]): Answers {
  return Object.fromEntries(questions.map((question) => [question.name, structuredClone(question.blank)]));
}

/** True when nothing in the row has been answered. */
export function isBlankRow(questions: readonly Question[], row: Answers): boolean {
  return questions.every((question) => question.isBlank(row[question.name] as never));
}

/** The wire fields of several questions as one object of schemas. */
export function mergeEntries(questions: readonly Question[], side: 'entries' | 'readEntries'): WireEntries {
  return Object.assign({}, ...questions.map((question) => question[side]));
}

/** A repeatable list: rows left blank are not sent; a record without any shows one blank row to start in. */
export function rows(
  name: string,
  label: string,
  {
    questions,
    ...extras
  }: Pick<RowsQuestion, 'questions' | 'addLabel' | 'rowLabel' | 'hint' | 'when' | 'required'>,
): RowsQuestion {
  const row = v.object(mergeEntries(questions, 'entries'));
  const readRow = v.object(mergeEntries(questions, 'readEntries'));
  return {
    kind: 'rows',
    name,
    label,
    questions,
    blank: [blankAnswers(questions)],
    entries: { [name]: v.array(row) },
    readEntries: { [name]: v.nullish(v.array(readRow)) },
    encode: (answer) => ({
      [name]: answer
        .filter((item) => !isBlankRow(questions, item))
        .map((item) => Object.assign({}, ...questions.map((q) => q.encode(item[q.name] as never)))),
    }),
    decode: (record) => {
      const stored = (record[name] ?? []) as WireRecord[];
      const decoded = stored.map((item) =>
        Object.fromEntries(questions.map((q) => [q.name, q.decode(item)])),
      );
      return decoded.length > 0 ? decoded : [blankAnswers(questions)];
    },
    isBlank: (answer) => answer.every((item) => isBlankRow(questions, item)),
    ...extras,
  };
}
