import * as v from 'valibot';
import { isSame } from '#domain/values/is-same.ts';
import { isUnanswered } from '../codec.ts';
import { encodeAnswer } from '../condition.ts';
import type { Answers, Named, Question, RowsQuestion, WireEntries, WireRecord } from '../question.ts';
import { withDescription } from './wire-fields.ts';

/** Copies a blank answer. Most are strings; copying them is slow in a list of ten thousand. */
const copyBlank = (blank: Question['blank']) => (typeof blank === 'object' ? structuredClone(blank) : blank);

/** Returns the answers of an unanswered row or section. */
export function blankAnswers(questions: readonly Question[]): Answers {
  return Object.fromEntries(questions.map((question) => [question.name, copyBlank(question.blank)]));
}

/** Returns true if no question of the row is answered. */
export function isBlankRow(questions: readonly Question[], row: Answers): boolean {
  return questions.every((question) => isUnanswered(question, row));
}

/** Returns true if every answer of the row is blank or still has its preset value. */
export function isUntouchedRow(questions: readonly Question[], row: Answers): boolean {
  return questions.every(
    (question) => isUnanswered(question, row) || isSame(row[question.name], question.blank),
  );
}

/** Returns a question's wire fields. A single field gets the question's label as description. */
function entriesOf(question: Question, side: 'entries' | 'readEntries'): WireEntries {
  const [only, ...others] = Object.entries(question[side]);
  if (!only || others.length > 0) return question[side];
  return { [only[0]]: withDescription(only[1], question.summaryLabel ?? question.label) };
}

/** Merges the wire fields of several questions into one object of schemas. */
export function mergeEntries(questions: readonly Question[], side: 'entries' | 'readEntries'): WireEntries {
  return Object.assign({}, ...questions.map((question) => entriesOf(question, side)));
}

/**
 * Returns true if a row is not sent, because nothing in it was answered or touched. Of fixed
 * rows, only blank ones are left out.
 */
export function isRowOmitted(
  { questions, hasFixedRows }: Pick<RowsQuestion, 'questions' | 'hasFixedRows'>,
  row: Answers,
): boolean {
  return hasFixedRows ? isBlankRow(questions, row) : isUntouchedRow(questions, row);
}

/**
 * Returns a question for a repeatable list. Blank rows are not sent. At least one is shown, unless
 * the list has a label for its first addition.
 */
export function rows<const Name extends string>(
  name: Name,
  label: string,
  {
    questions,
    ...extras
  }: Pick<
    RowsQuestion,
    'questions' | 'addLabel' | 'rowLabel' | 'hint' | 'when' | 'required' | 'findHoldUpReason'
  > &
    Partial<Pick<RowsQuestion, 'effects' | 'hasFixedRows' | 'rule' | 'findRowName' | 'firstAddLabel'>>,
): Named<RowsQuestion, Name> {
  const list = { questions, hasFixedRows: extras.hasFixedRows };
  const firstRows = () => (extras.firstAddLabel === undefined ? [blankAnswers(questions)] : []);
  const row = v.object(mergeEntries(questions, 'entries'));
  const readRow = v.object(mergeEntries(questions, 'readEntries'));
  return {
    kind: 'rows',
    name,
    label,
    questions,
    blank: firstRows(),
    empty: { [name]: [] },
    entries: { [name]: v.array(row) },
    readEntries: { [name]: v.nullish(v.array(readRow)) },
    encode: (answer) => ({
      [name]: answer
        .filter((item) => !isRowOmitted(list, item))
        .map((item) => Object.assign({}, ...questions.map((q) => encodeAnswer(q, item)))),
    }),
    decode: (record) => {
      const stored = (record[name] ?? []) as WireRecord[];
      const decoded = stored.map((item) =>
        Object.fromEntries(questions.map((q) => [q.name, q.decode(item)])),
      );
      return decoded.length > 0 ? decoded : firstRows();
    },
    isBlank: (answer) => answer.every((item) => isRowOmitted(list, item)),
    ...extras,
  };
}
