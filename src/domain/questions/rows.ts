import * as v from 'valibot';
import { encodeAnswer } from './condition.ts';
import type { Answers, Named, Question, RowsQuestion, WireEntries, WireRecord } from './question.ts';
import { noted } from './wire-fields.ts';

/** A blank of its own; most are texts, which need no copy, and a list of patients makes ten thousand. */
const copyOf = (blank: Question['blank']) => (typeof blank === 'object' ? structuredClone(blank) : blank);

/** The answers of a row, or a section, that nobody has filled in. */
export function blankAnswers(questions: readonly Question[]): Answers {
  return Object.fromEntries(questions.map((question) => [question.name, copyOf(question.blank)]));
}

/** True when nothing in the row has been answered. */
export function isBlankRow(questions: readonly Question[], row: Answers): boolean {
  return questions.every((question) => question.isBlank(row[question.name] as never));
}

/** True when the row is as it was made: what always has a value, as a slider, is where it began. */
export function isUntouchedRow(questions: readonly Question[], row: Answers): boolean {
  return questions.every(({ name, blank, isBlank }) => {
    const answer = row[name];
    return isBlank(answer as never) || JSON.stringify(answer) === JSON.stringify(blank);
  });
}

/** A question's wire fields; one that is alone says what the question is about. */
function entriesOf(question: Question, side: 'entries' | 'readEntries'): WireEntries {
  const [only, ...others] = Object.entries(question[side]);
  if (!only || others.length > 0) return question[side];
  return { [only[0]]: noted(only[1] as v.GenericSchema, question.noted ?? question.label) };
}

/** The wire fields of several questions as one object of schemas. */
export function mergeEntries(questions: readonly Question[], side: 'entries' | 'readEntries'): WireEntries {
  return Object.assign({}, ...questions.map((question) => entriesOf(question, side)));
}

/**
 * True when a row is not sent: nothing in it was answered or touched. Rows of a number that follows from another answer
 * (`fixed`) keep their places, so only blank ones are left out.
 */
export function isLeftOut(
  { questions, fixed }: Pick<RowsQuestion, 'questions' | 'fixed'>,
  row: Answers,
): boolean {
  return fixed ? isBlankRow(questions, row) : isUntouchedRow(questions, row);
}

/** A repeatable list: rows left blank are not sent; a record without any shows one blank row to start in. */
export function rows<const Name extends string>(
  name: Name,
  label: string,
  {
    questions,
    ...extras
  }: Pick<RowsQuestion, 'questions' | 'addLabel' | 'rowLabel' | 'hint' | 'when' | 'required' | 'holdUp'> &
    Partial<Pick<RowsQuestion, 'effects' | 'fixed' | 'rule' | 'called'>>,
): Named<RowsQuestion, Name> {
  const list = { questions, fixed: extras.fixed };
  const row = v.object(mergeEntries(questions, 'entries'));
  const readRow = v.object(mergeEntries(questions, 'readEntries'));
  return {
    kind: 'rows',
    name,
    label,
    questions,
    blank: [blankAnswers(questions)],
    empty: { [name]: [] },
    entries: { [name]: v.array(row) },
    readEntries: { [name]: v.nullish(v.array(readRow)) },
    encode: (answer) => ({
      [name]: answer
        .filter((item) => !isLeftOut(list, item))
        .map((item) => Object.assign({}, ...questions.map((q) => encodeAnswer(q, item)))),
    }),
    decode: (record) => {
      const stored = (record[name] ?? []) as WireRecord[];
      const decoded = stored.map((item) =>
        Object.fromEntries(questions.map((q) => [q.name, q.decode(item)])),
      );
      return decoded.length > 0 ? decoded : [blankAnswers(questions)];
    },
    isBlank: (answer) => answer.every((item) => isLeftOut(list, item)),
    ...extras,
  };
}
