import * as v from 'valibot';
import { messages } from '../messages.ts';

/*
 * Texts as they travel. Their messages are the rules of the questions that ask for them; server and API document know the
 * same schemas.
 */

/** A text as it must be in a body. */
export type TextSchema = v.GenericSchema<string, string>;

/** No document limits a text; every server does somewhere (assumed). */
const LONGEST = { line: 255, text: 10_000 } as const;
const atMost = (length: number) => v.maxLength<string, number, string>(length, messages.tooLong(length));

/** One line of text. */
export const line: TextSchema = v.pipe(v.string(), atMost(LONGEST.line));
/** Several lines of it. */
export const longText: TextSchema = v.pipe(v.string(), atMost(LONGEST.text));

/** Something, and not nothing. */
export const given = (schema: TextSchema): TextSchema => v.pipe(schema, v.nonEmpty(messages.required));

const withWords = (schema: TextSchema): TextSchema => v.pipe(given(schema), v.regex(/\S/, messages.required));
/** One line, with more than spaces in it. */
export const someLine = withWords(line);
/** Several lines, with more than spaces in them. */
export const someText = withWords(longText);

/** What a schema says is wrong with a text, or null. */
export const problemIn = (schema: v.GenericSchema, text: string): string | null =>
  v.safeParse(schema, text).issues?.[0].message ?? null;
