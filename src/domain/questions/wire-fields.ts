import dayjs from 'dayjs';
import * as v from 'valibot';
import { line, type TextSchema } from '#domain/values/texts.ts';
import { messages } from '../messages.ts';
import type { Option, Question } from './question.ts';

/*
 * What a field must be in a body: for the rule of its question, for the server and for the API document alike. What no schema
 * can say is the question's own rule.
 */

/** Whole digits, or none. */
export const wholeNumber: TextSchema = v.pipe(line, v.regex(/^\d*$/, messages.wholeNumber));

/** A day as it travels (decision 10), or none. That there is such a day no pattern can say. */
export const calendarDay: TextSchema = v.pipe(
  v.string(),
  v.regex(/^((0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-[1-9]\d{3})?$/, messages.dateFormat),
);

/** How months travel: the intake's two ways of writing (decision 10). */
export type MonthFormat = 'YYYY MMMM' | 'YYYY-MM';
const monthNames = Array.from({ length: 12 }, (_, index) => dayjs(new Date(2000, index, 1)).format('MMMM'));
const monthPatterns: Record<MonthFormat, RegExp> = {
  'YYYY MMMM': new RegExp(`^(\\d{4} (${monthNames.join('|')}))?$`),
  'YYYY-MM': /^(\d{4}-(0[1-9]|1[0-2]))?$/,
};

/** A month in one of them, or none. */
export const monthIn = (format: MonthFormat): TextSchema =>
  v.pipe(v.string(), v.regex(monthPatterns[format], messages.monthFormat));

/** One of a list, or where it may be none of it the empty text. @param missing what is said of one that is not given */
export const oneOf = (
  options: readonly Option[],
  mayBeEmpty: boolean,
  missing: string = messages.required,
): TextSchema =>
  v.picklist([...(mayBeEmpty ? [''] : []), ...options.map(({ value }) => value)], ({ input }) =>
    input === '' ? missing : messages.notOnList,
  );

/** Whether a body cannot be without its answer: what is hidden leaves empty (decision 30). */
export const isAlwaysGiven = ({ required, when }: Pick<Question, 'required' | 'when'>): boolean =>
  required === true && when === undefined;

/** A field with what it is about, for whoever reads the API document. */
export const noted = (schema: v.GenericSchema, about: string): v.GenericSchema =>
  v.pipe(schema, v.description(about));
