import * as v from 'valibot';
import { messages } from '../messages.ts';

/*
 * Schemas of texts in requests. Their messages are the rules of the forms' questions. The server
 * and the API document use the same schemas.
 */

/** Schema of a text in a request body. */
export type TextSchema = v.GenericSchema<string, string>;

/** Longest texts, in characters. The documents give no limit; these are assumed. */
const maxLengths = { line: 255, text: 10_000 } as const;
// The message is composed when it is needed: the first format of a number takes a start-up 15 ms.
const maxLength = (length: number) =>
  v.maxLength<string, number, () => string>(length, () => messages.tooLong(length));

/** Line of text. */
export const line: TextSchema = v.pipe(v.string(), maxLength(maxLengths.line));
/** Text of several lines. */
export const longText: TextSchema = v.pipe(v.string(), maxLength(maxLengths.text));

/** Adds to a schema that the text must not be ''. Blanks are accepted. */
export const nonEmptyText = (schema: TextSchema): TextSchema => v.pipe(schema, v.nonEmpty(messages.required));

/** Adds to a schema that the text must have a character other than white space. */
const nonBlankText = (schema: TextSchema): TextSchema =>
  v.pipe(nonEmptyText(schema), v.regex(/\S/, messages.required));
/** Line of text that is not blank. */
export const nonBlankLine = nonBlankText(line);
/** Text of several lines that is not blank. */
export const nonBlankLongText = nonBlankText(longText);

/** Returns the schema's first message for a text, or null. */
export const problemIn = (schema: v.GenericSchema, text: string): string | null =>
  v.safeParse(schema, text).issues?.[0].message ?? null;
