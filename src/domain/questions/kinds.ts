import * as v from 'valibot';
import { isDate, isFutureDate, toWireDate, yearsSince } from '#domain/values/dates.ts';
import { phoneDigits, phoneNumber, readsAsPhone, typedPhone } from '#domain/values/phone.ts';
import { given, line, longText, problemIn, type TextSchema } from '#domain/values/texts.ts';
import { messages } from '../messages.ts';
import { isOptionList, optionLabel } from './option.ts';
import type {
  ChoiceQuestion,
  DateQuestion,
  Flags,
  FlagsQuestion,
  Named,
  NumberQuestion,
  Option,
  OptionSource,
  PhoneQuestion,
  Question,
  TextQuestion,
  WireRecord,
  YesNoQuestion,
} from './question.ts';
import { calendarDay, isAlwaysGiven, noted, oneOf, wholeNumber } from './wire-fields.ts';

/** What the author of a question may write beside its name and label. */
type Extras<Q> = Partial<
  Omit<Q, 'kind' | 'name' | 'label' | 'entries' | 'readEntries' | 'encode' | 'decode' | 'isBlank'>
>;
/** What a text must be in a body, where that is narrower than its kind; its messages are the rule. */
interface Wired {
  readonly wire?: TextSchema;
}

/**
 * What all questions share that hold a string and send it under their name; servers may answer a number.
 * @param wire what it must be in a body; its messages are the rule
 */
function stringField<const Name extends string>(
  name: Name,
  label: string,
  wire: TextSchema,
  asked: Pick<Question, 'required' | 'when'>,
) {
  return {
    name,
    label,
    blank: '',
    entries: { [name]: isAlwaysGiven(asked) ? given(wire) : wire },
    readEntries: { [name]: v.nullish(v.union([v.string(), v.number()])) },
    encode: (answer: string): WireRecord => ({ [name]: answer.trim() }),
    decode: (record: WireRecord) => {
      const value = record[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
    isBlank: (answer: string) => answer.trim() === '',
    rule: (answer: string) => problemIn(wire, answer.trim()),
  };
}

/** One line of text, or several with `long`; sent without the spaces around it. */
export function text<const Name extends string>(
  name: Name,
  label: string,
  { wire, ...extras }: Extras<TextQuestion> & Wired = {},
): Named<TextQuestion, Name> {
  const field = stringField(name, label, wire ?? (extras.long ? longText : line), extras);
  return { kind: 'text', ...field, ...extras };
}

/** Whole digits, kept and sent as a string; '' when not given (intake §5, decision 34). */
export function digits<const Name extends string>(
  name: Name,
  label: string,
  { wire, ...extras }: Extras<NumberQuestion> & Wired = {},
): Named<NumberQuestion, Name> {
  return { kind: 'number', ...stringField(name, label, wire ?? wholeNumber, extras), ...extras };
}

/**
 * A US phone number: shown masked, held and sent as digits. What says more than a number is held as it was typed, so
 * that the rule can refuse it and nothing is cut.
 * @param message what the rule says when a number with a leading 1 has not 11 digits
 */
export function phone<const Name extends string>(
  name: Name,
  label: string,
  message: string,
  extras: Extras<PhoneQuestion> = {},
): Named<PhoneQuestion, Name> {
  const wire = phoneNumber(message);
  const field = stringField(name, label, wire, extras);
  return {
    kind: 'phone',
    ...field,
    encode: (answer) => ({ [name]: typedPhone(answer.trim()) }),
    // Stored words without a digit, as 'n/a', stand for no number.
    decode: (record) => phoneDigits(field.decode(record)) && typedPhone(field.decode(record)),
    isBlank: (answer) => typedPhone(answer).trim() === '',
    rule: (answer) => {
      if (!readsAsPhone(answer)) return messages.phoneText;
      return problemIn(wire, phoneDigits(answer));
    },
    ...extras,
  };
}

/**
 * A day, MM-DD-YYYY in the form and on the wire (decision 10).
 * @param notMeant why a day cannot be the answer, or null
 */
export function day<const Name extends string>(
  name: Name,
  label: string,
  notMeant: (answer: string) => string | null,
  extras: Extras<DateQuestion> = {},
): Named<DateQuestion, Name> {
  const field = stringField(name, label, calendarDay, extras);
  return {
    kind: 'date',
    ...field,
    encode: (answer) => ({ [name]: toWireDate(answer.trim()) }),
    decode: (record) => toWireDate(field.decode(record)),
    rule: (answer) => (isDate(toWireDate(answer)) ? notMeant(answer) : messages.dateFormat),
    ...extras,
  };
}

/** A day that is not in the future (intake §5). */
export function pastDate<const Name extends string>(
  name: Name,
  label: string,
  extras: Extras<DateQuestion> = {},
): Named<DateQuestion, Name> {
  return day(name, label, (answer) => (isFutureDate(answer) ? messages.dateInFuture : null), extras);
}

/** Nobody is known to have lived much longer; a year is mistyped easily. */
const OLDEST = 120;

/** A date of birth: one that makes somebody very old is asked about, and taken. */
export function birthDate<const Name extends string>(
  name: Name,
  label: string,
  extras: Extras<DateQuestion> = {},
): Named<DateQuestion, Name> {
  return pastDate(name, label, {
    autoComplete: 'bday',
    doubt: (answer) => {
      const years = yearsSince(answer);
      return years >= OLDEST ? messages.longAgo(years) : null;
    },
    ...extras,
  });
}

/**
 * One of a list; '' when not answered. A stored value that the list does not know is kept: part of the lists
 * is assumed (decision 48), and a save must not lose what the server knew.
 */
export function choice<const Name extends string>(
  name: Name,
  label: string,
  options: readonly Option[] | OptionSource,
  extras: Extras<ChoiceQuestion> = {},
): Named<ChoiceQuestion, Name> {
  const field = stringField(name, label, line, extras);
  // Where it has an answer from the start it is never empty.
  const mayBeEmpty = !isAlwaysGiven({ ...extras, required: extras.required || extras.blank !== undefined });
  return {
    kind: 'choice',
    ...field,
    ...(isOptionList(options) &&
      options.length > 0 && { entries: { [name]: oneOf(options, mayBeEmpty, extras.requiredMessage) } }),
    // The list is the server's to hold: a stored value that it does not know is kept.
    rule: undefined,
    options,
    empty: extras.blank === undefined ? undefined : { [name]: '' },
    decode: (record) => field.decode(record) || (extras.blank ?? ''),
    ...extras,
  };
}

/** Yes, no or not answered: true, false or null, and null is never coerced (decision 31). */
export function yesNo<const Name extends string>(
  name: Name,
  label: string,
  extras: Extras<YesNoQuestion> = {},
): Named<YesNoQuestion, Name> {
  return {
    kind: 'yesNo',
    name,
    label,
    blank: null,
    entries: { [name]: v.nullable(v.boolean()) },
    readEntries: { [name]: v.nullish(v.boolean()) },
    encode: (answer) => ({ [name]: answer }),
    decode: (record) => (typeof record[name] === 'boolean' ? record[name] : null),
    isBlank: (answer) => answer === null,
    ...extras,
  };
}

/** Any of a list, as an object of booleans under the question's name (intake §3: ethnicity, useMethod …). */
export function flags<const Name extends string, const Key extends string>(
  name: Name,
  label: string,
  options: readonly Option<Key>[],
  extras: Extras<FlagsQuestion> = {},
): Named<FlagsQuestion, Name> {
  const fromKeys = <T>(value: (key: Key) => T) =>
    Object.fromEntries(options.map(({ value: key }) => [key, value(key)])) as Record<Key, T>;
  return {
    kind: 'flags',
    name,
    label,
    options,
    blank: fromKeys(() => false),
    entries: { [name]: v.object(fromKeys((key) => noted(v.boolean(), optionLabel(options, key)))) },
    readEntries: { [name]: v.nullish(v.object(fromKeys(() => v.nullish(v.boolean())))) },
    encode: (answer: Flags) => ({ [name]: fromKeys((key) => answer[key] === true) }),
    decode: (record) => {
      const stored = (record[name] ?? {}) as WireRecord;
      return fromKeys((key) => stored[key] === true);
    },
    isBlank: (answer) => !Object.values(answer).includes(true),
    ...extras,
  };
}
