import * as v from 'valibot';
import { calendarDay, wholeNumber } from '#domain/questions/answers/wire-fields.ts';
import { wireEmail } from '#domain/values/email.ts';
import { replyId } from '#domain/values/ids.ts';
import { momentSchema } from '#domain/values/moments.ts';
import { phoneNumber } from '#domain/values/phone.ts';
import { strictly } from '#domain/values/strictly.ts';
import { line, longText, nonBlankLine } from '#domain/values/texts.ts';
import { urlReference } from '#domain/values/urls.ts';
import { textSchema } from './tolerances.ts';

/*
 * Fields of replies, with the limits of the same fields in requests. Only strict parsing and the
 * API document have the limits. Not in endpoint.ts, which the first page's script contains.
 */

/** Identifier; the server may send a number, which becomes a string. */
export const idSchema = v.pipe(replyId, v.transform(String));

/** Number of at least 0 in a text. */
const countText = v.pipe(v.string(), v.regex(/^\s*\+?(\d+\.?\d*|\.\d+)\s*$/), v.transform(Number));

/** Count: a number of at least 0, also in a text. */
export const countSchema = strictly(
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.union([v.pipe(v.number(), v.finite(), v.minValue(0)), countText]),
);

/** Name of a list's item. */
export const nameSchema = strictly(nonBlankLine, v.string());

/** Returns the schema of a text that the server may leave out or send as null; then it is ''. */
const optional = (contract: v.GenericSchema<string, string>) => v.nullish(strictly(contract, textSchema), '');

/** Optional line of text. */
export const optionalLine = optional(line);
/** Optional text of several lines. */
export const optionalLongText = optional(longText);
/** Optional number as a text of digits. */
export const optionalDigits = optional(wholeNumber);
/** Optional day, MM-DD-YYYY. */
export const optionalDay = optional(calendarDay);
/** Optional date and time in ISO format. */
export const optionalMoment = optional(momentSchema);
/** Optional e-mail address. */
export const optionalEmail = optional(wireEmail);
/** Optional phone number, in digits; '' if there is none. */
export const optionalPhone = optional(phoneNumber());
/** Optional URL of a file or picture. */
export const optionalUrl = optional(urlReference);
