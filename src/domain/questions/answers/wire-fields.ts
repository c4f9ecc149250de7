import * as v from 'valibot';
import { monthNames } from '#domain/values/month-names.ts';
import { line, type TextSchema } from '#domain/values/texts.ts';
import { messages } from '../../messages.ts';
import type { Option, Question } from '../question.ts';

/*
 * Schemas of request fields. The questions' rules, the server and the API document use them. A rule
 * that no schema can express belongs to its question.
 */

/** Digits or ''. */
export const wholeNumber: TextSchema = v.pipe(line, v.regex(/^\d*$/, messages.wholeNumber));

/** Day in wire format (decision 10) or ''. The pattern does not check that the day exists. */
export const calendarDay: TextSchema = v.pipe(
  v.string(),
  v.regex(/^((0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-[1-9]\d{3})?$/, messages.dateFormat),
);

/** Wire formats of months in the intake (decision 10). */
export type MonthFormat = 'YYYY MMMM' | 'YYYY-MM';
const monthPatterns: Record<MonthFormat, RegExp> = {
  'YYYY MMMM': new RegExp(`^(\\d{4} (${monthNames.join('|')}))?$`),
  'YYYY-MM': /^(\d{4}-(0[1-9]|1[0-2]))?$/,
};

/** Returns the schema of a month in a format, or ''. */
export const monthIn = (format: MonthFormat): TextSchema =>
  v.pipe(v.string(), v.regex(monthPatterns[format], messages.monthFormat));

/** Returns the schema of an option's value, or '' if allowed. @param missing message for '' */
export const oneOf = (
  options: readonly Option[],
  mayBeEmpty: boolean,
  missing: string = messages.required,
): TextSchema =>
  v.picklist([...(mayBeEmpty ? [''] : []), ...options.map(({ value }) => value)], ({ input }) =>
    input === '' ? missing : messages.notOnList,
  );

/** Returns true if a body always has the answer; hidden ones are empty (decision 30). */
export const isAlwaysGiven = ({ required, when }: Pick<Question, 'required' | 'when'>): boolean =>
  required === true && when === undefined;

/** Adds a description for the API document to a field's schema. */
export const withDescription = (schema: v.GenericSchema, about: string): v.GenericSchema =>
  v.pipe(schema, v.description(about));
