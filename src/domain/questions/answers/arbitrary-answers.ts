import fc from 'fast-check';
import { toWireDate } from '#domain/values/dates.ts';
import { findBrokenRule, isBlankAnswer } from '../codec.ts';
import { isOptionList } from '../option.ts';
import type {
  Answers,
  ChoiceQuestion,
  LookupAnswer,
  LookupQuestion,
  MonthAnswer,
  Question,
} from '../question.ts';
import { listedOptions } from '../yes-no-list.ts';
import { isRowOmitted } from './rows.ts';

/** Texts that faulty escaping, templates or parsers would change in transit. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE patients;--",
  '"quoted" \\back\\slash\\ \u2028 line',
  'first line\nsecond line\ttab',
  'null',
  'undefined',
  '__proto__',
  'false',
  '0',
  '%00%2F?a=b&c#d',
  '{{name}} $& $1',
  'مرحبا 你好 👩🏽‍⚕️ e\u0301',
  '\ud800 half a pair',
];

/**
 * Any code point, lone surrogates too, except NUL, which servers refuse. fast-check's own unit
 * first builds a table of a million.
 */
const codePoint = fc.integer({ min: 1, max: 0x10ffff }).map((point) => String.fromCodePoint(point));

/** Free text without surrounding spaces, as the form sends it. */
const freeText = fc
  .oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'grapheme' }), fc.string({ unit: codePoint }))
  .map((text) => text.trim());
const givenText = freeText.filter((text) => text !== '');

const pastDay = fc
  .date({ min: new Date(1900, 0, 2), max: new Date(2026, 0, 1), noInvalidDate: true })
  .map((date) => toWireDate(date.toISOString().slice(0, 10)));

/** Generates a value of the question's list, or any text if the list is loaded. */
function arbitraryOption({ options }: ChoiceQuestion): fc.Arbitrary<string> {
  return isOptionList(options) ? fc.constantFrom(...options.map(({ value }) => value)) : givenText;
}

/** Generates an answer that stands for an item of the shared list. */
function arbitraryLookup({ source }: LookupQuestion): fc.Arbitrary<LookupAnswer> {
  const item = { id: givenText, name: givenText };
  const any = source === 'diagnosis' ? fc.record({ ...item, isCancer: fc.boolean() }) : fc.record(item);
  return any.map((one) => ({ text: one.name, item: { ...one } }));
}

const pastMonth: fc.Arbitrary<MonthAnswer> = pastDay.map((day) => ({
  month: day.slice(0, 2),
  year: day.slice(6),
}));

/** Generates non-blank answers to a question. They may break its rule. */
function arbitraryNonBlank(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'text':
      return givenText;
    case 'number':
      // Small numbers often enough for inches, whose rule refuses more than 11.
      return fc.oneof(fc.integer({ min: 0, max: 11 }), fc.nat(99999)).map(String);
    case 'phone':
      return fc.stringMatching(/^(1\d{10}|[02-9]\d{0,14})$/);
    case 'date':
      return pastDay;
    case 'choice':
      return arbitraryOption(question);
    case 'yesNo':
    case 'toggle':
      return fc.boolean();
    case 'flags':
      return fc.record(Object.fromEntries(question.options.map(({ value }) => [value, fc.boolean()])), {
        noNullPrototype: true,
      });
    case 'lookup':
      return arbitraryLookup(question);
    case 'month':
      return pastMonth;
    case 'slider':
      return fc.integer({ min: question.min, max: question.max });
    case 'yesNoList':
      return fc.record(
        Object.fromEntries(listedOptions(question).map(({ value }) => [value, fc.option(fc.boolean())])),
        { noNullPrototype: true },
      );
    case 'rows':
      return fc.array(
        arbitraryAnswers(question.questions).filter((row) => !isRowOmitted(question, row)),
        { minLength: 1, maxLength: 4 },
      );
  }
}

/** Generates a valid answer to a question, blank ones included unless it is required. */
function arbitraryAnswer(question: Question): fc.Arbitrary<unknown> {
  const valid = arbitraryNonBlank(question).filter(
    (answer) => !isBlankAnswer(question, answer) && findBrokenRule(question, answer) === null,
  );
  return question.required ? valid : fc.oneof(fc.constant(question.blank), valid);
}

/**
 * Generates valid answers from the questions. Hidden questions are answered too, so that a test can
 * verify that their answers are not sent. For tests only.
 */
export function arbitraryAnswers(questions: readonly Question[]): fc.Arbitrary<Answers> {
  return fc.record(
    Object.fromEntries(questions.map((question) => [question.name, arbitraryAnswer(question)])),
    { noNullPrototype: true },
  );
}
