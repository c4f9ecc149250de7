import * as v from 'valibot';
import { isDate, isFutureDate, toWireDate, yearsSince } from '#domain/values/dates.ts';
import { findWord } from '#domain/values/find-word.ts';
import { isObject } from '#domain/values/is-object.ts';
import { listedWord } from '#domain/values/known-words.ts';
import { phoneDigits, phoneNumber, readsAsPhone, typedPhone } from '#domain/values/phone.ts';
import { strictly } from '#domain/values/strictly.ts';
import { line, longText, nonEmptyText, problemIn, type TextSchema } from '#domain/values/texts.ts';
import { messages } from '../messages.ts';
import { calendarDay, isAlwaysGiven, oneOf, wholeNumber, withDescription } from './answers/wire-fields.ts';
import { isOptionList, listedValues, optionLabel } from './option.ts';
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

/** Optional properties of a question besides name and label. */
type Extras<Q> = Partial<
  Omit<Q, 'kind' | 'name' | 'label' | 'entries' | 'readEntries' | 'encode' | 'decode' | 'isBlank'>
>;
/** Option of a question whose text has stricter rules than its kind. */
interface WireOptions {
  /** Schema of the text in a request body. Its messages are those of the form's rule. */
  readonly wire?: TextSchema;
}

/** Stored text; servers may reply with a number. */
const storedText = v.union([v.string(), v.number()]);

/**
 * Returns the shared parts of questions that hold a string and send it under their name.
 * @param wire schema of the body; its messages are the rule's
 */
function stringField<const Name extends string>(
  name: Name,
  label: string,
  wire: TextSchema,
  condition: Pick<Question, 'required' | 'when'>,
) {
  return {
    name,
    label,
    blank: '',
    entries: { [name]: isAlwaysGiven(condition) ? nonEmptyText(wire) : wire },
    readEntries: { [name]: v.nullish(strictly(wire, storedText)) },
    encode: (answer: string): WireRecord => ({ [name]: answer.trim() }),
    decode: (record: WireRecord) => {
      const value = record[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
    isBlank: (answer: string) => answer.trim() === '',
    rule: (answer: string) => problemIn(wire, answer.trim()),
  };
}

/** Returns a question for a line of text, or several with `long`. The answer is sent trimmed. */
export function text<const Name extends string>(
  name: Name,
  label: string,
  { wire, ...extras }: Extras<TextQuestion> & WireOptions = {},
): Named<TextQuestion, Name> {
  const field = stringField(name, label, wire ?? (extras.long ? longText : line), extras);
  return { kind: 'text', ...field, ...extras };
}

/** Returns a question for digits, held and sent as a string (intake §5, decision 34). */
export function digits<const Name extends string>(
  name: Name,
  label: string,
  { wire, ...extras }: Extras<NumberQuestion> & WireOptions = {},
): Named<NumberQuestion, Name> {
  return { kind: 'number', ...stringField(name, label, wire ?? wholeNumber, extras), ...extras };
}

/**
 * Returns a question for a US phone number, masked in the form, held and sent as digits. Other text
 * is held as typed, so that the rule can refuse it and nothing is lost.
 * @param message refuses a number that has a leading 1 but not 11 digits
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
    // A stored text without a digit, such as 'n/a', is decoded as unanswered.
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
 * Returns a question for a day, MM-DD-YYYY in the form and on the wire (decision 10).
 * @param findRefusal returns the reason why a day is refused, or null
 */
export function day<const Name extends string>(
  name: Name,
  label: string,
  findRefusal: (answer: string) => string | null,
  extras: Extras<DateQuestion> = {},
): Named<DateQuestion, Name> {
  const field = stringField(name, label, calendarDay, extras);
  return {
    kind: 'date',
    ...field,
    encode: (answer) => ({ [name]: toWireDate(answer.trim()) }),
    decode: (record) => toWireDate(field.decode(record)),
    rule: (answer) => (isDate(toWireDate(answer)) ? findRefusal(answer) : messages.dateFormat),
    ...extras,
  };
}

/** Returns a question for a day that is not in the future (intake §5). */
export function pastDate<const Name extends string>(
  name: Name,
  label: string,
  extras: Extras<DateQuestion> = {},
): Named<DateQuestion, Name> {
  return day(name, label, (answer) => (isFutureDate(answer) ? messages.dateInFuture : null), extras);
}

/** Age in years, about the human maximum, from which a date of birth is queried as a slip. */
const MAX_AGE_YEARS = 120;

/** Returns a question for a date of birth. A very old one is queried, but accepted. */
export function birthDate<const Name extends string>(
  name: Name,
  label: string,
  extras: Extras<DateQuestion> = {},
): Named<DateQuestion, Name> {
  return pastDate(name, label, {
    autoComplete: 'bday',
    findQuery: (answer) => {
      const years = yearsSince(answer);
      return years >= MAX_AGE_YEARS ? messages.longAgo(years) : null;
    },
    ...extras,
  });
}

/**
 * Returns a question for one option; '' if unanswered. A stored option in other letters selects the
 * option (decision 63). A stored value that is on no list is kept: part of the lists is assumed
 * (decision 48), and a save must not lose it.
 */
export function choice<const Name extends string>(
  name: Name,
  label: string,
  options: readonly Option[] | OptionSource,
  extras: Extras<ChoiceQuestion> = {},
): Named<ChoiceQuestion, Name> {
  const field = stringField(name, label, line, extras);
  const words = listedValues(options);
  const findOption = (stored: string) => findWord(words, stored) ?? stored;
  // A question with a preset answer is never empty.
  const mayBeEmpty = !isAlwaysGiven({ ...extras, required: extras.required || extras.blank !== undefined });
  return {
    kind: 'choice',
    ...field,
    ...(isOptionList(options) &&
      // An empty list stands for one that only the server has: the schema then takes any text.
      options.length > 0 && { entries: { [name]: oneOf(options, mayBeEmpty, extras.requiredMessage) } }),
    readEntries: {
      [name]: v.nullish(words.length > 0 ? listedWord(storedText, words) : strictly(line, storedText)),
    },
    // The server checks the list: a stored value that is not on it must remain valid here.
    rule: undefined,
    options,
    empty: extras.blank === undefined ? undefined : { [name]: '' },
    decode: (record) => findOption(field.decode(record)) || (extras.blank ?? ''),
    ...extras,
  };
}

/** Returns a question for true, false or null; null is never coerced (decision 31). */
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

/** Returns a question with an object of booleans as answer (intake §3: ethnicity, useMethod …). */
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
    entries: { [name]: v.object(fromKeys((key) => withDescription(v.boolean(), optionLabel(options, key)))) },
    readEntries: { [name]: v.nullish(v.object(fromKeys(() => v.nullish(v.boolean())))) },
    encode: (answer: Flags) => ({ [name]: fromKeys((key) => answer[key] === true) }),
    decode: (record) => {
      const stored = record[name];
      return fromKeys((key) => isObject(stored) && stored[key] === true);
    },
    isBlank: (answer) => !Object.values(answer).includes(true),
    ...extras,
  };
}
