import * as v from 'valibot';
import { isPastDate } from '#domain/values/dates.ts';
import { wireEmail } from '#domain/values/email.ts';
import { letterRanges } from '#domain/values/letters.ts';
import { line } from '#domain/values/texts.ts';
import { messages } from '../messages.ts';
import { day, text } from '../questions/kinds.ts';
import type { DateQuestion, Named, TextQuestion } from '../questions/question.ts';

type TextExtras = Partial<Pick<TextQuestion, 'hint' | 'required' | 'width' | 'autoComplete' | 'rule'>>;

/** Returns a question for an e-mail address (accounts §5). */
export function email<const Name extends string>(
  name: Name,
  label: string,
  extras: TextExtras = {},
): Named<TextQuestion, Name> {
  return text(name, label, { inputMode: 'email', autoComplete: 'email', wire: wireEmail, ...extras });
}

const webAddressPattern = new RegExp(
  String.raw`^(([Hh][Tt][Tt][Pp][Ss]?:\/\/)?([${letterRanges}\d-]+\.)+[${letterRanges}]{2,}(:\d{1,5})?([/?#]\S*)?)?$`,
  'u',
);

/** Web address, or '': 'clinic.example', 'https://www.clinic.example/about'. Only http(s). */
const webAddressSchema = v.pipe(line, v.regex(webAddressPattern, messages.url));

/** Returns a question for a web address (accounts §5: "must look like a URL"). */
export function webAddress<const Name extends string>(
  name: Name,
  label: string,
  extras: TextExtras = {},
): Named<TextQuestion, Name> {
  return text(name, label, {
    inputMode: 'url',
    autoComplete: 'off',
    wire: webAddressSchema,
    ...extras,
  });
}

/** Returns a question for a day that is not in the past (accounts §5). */
export function comingDate<const Name extends string>(
  name: Name,
  label: string,
  extras: Partial<Pick<DateQuestion, 'hint' | 'required' | 'width' | 'autoComplete'>> = {},
): Named<DateQuestion, Name> {
  const findRefusal = (answer: string) => (isPastDate(answer) ? messages.dateInPast : null);
  return day(name, label, findRefusal, { isFromToday: true, ...extras });
}
