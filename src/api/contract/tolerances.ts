import * as v from 'valibot';
import { wordIn } from '#domain/values/find-word.ts';
import type { Tolerances } from '#domain/values/tolerance.ts';
import { tolerating } from './lenient.ts';

/*
 * Lenient schemas: each accepts variants that the contract does not have (decision 63).
 * docs/integrating.md lists the variants as `tolerances` describes them; each is still reported as
 * a drift. Values without a clear meaning are refused.
 */

/** Decimal number. `Number` alone would also read `0x10`, `1e3` and ''. */
const plainNumberPattern = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/;

/** Number; also a number in a text: `"3"`. */
export const numberSchema = tolerating(
  v.number(),
  v.pipe(v.string(), v.regex(plainNumberPattern), v.transform(Number)),
);

/** Text; also a number: `zipCode: 97201`. */
export const textSchema = tolerating(v.string(), v.pipe(v.number(), v.transform(String)));

const trueWords = ['1', 'true', 'yes'];
const falseWords = ['0', 'false', 'no', 'null', ''];

/** Boolean; also `1`, `"true"`, `"yes"`, `0`, `"false"`, `"no"`; '' and null are false. */
export const booleanSchema = tolerating(
  v.boolean(),
  v.pipe(
    v.union([v.picklist([0, 1]), v.null(), wordIn([...trueWords, ...falseWords])]),
    v.transform((value) => trueWords.includes(String(value))),
  ),
);

/** Flag that may be missing; any value without a clear meaning is false. */
export const flagSchema = tolerating(
  v.nullish(v.boolean(), false),
  v.pipe(
    v.unknown(),
    v.transform((value) => v.is(booleanSchema, value) && v.parse(booleanSchema, value)),
  ),
);

/** One of several words, in upper or lower case: `role: "Patient"`. */
export const choiceSchema = <const Words extends readonly string[]>(words: Words) =>
  tolerating(v.picklist(words), wordIn(words));

/** List without items. */
export const emptyList = v.pipe(v.array(v.unknown()), v.maxLength(0));

/** Map; also an empty list, which some servers send for an empty map. */
export const mapSchema = <Input, Output>(entry: v.GenericSchema<Input, Output>) =>
  tolerating(
    v.record(v.string(), entry),
    v.pipe(
      emptyList,
      v.transform(() => ({})),
    ),
  );

/** Descriptions for docs/integrating.md. */
export const tolerances: Tolerances = {
  numberSchema: {
    contract: 'a number (`roleId`, a count, a dose)',
    values: '`"3"`, `" 2.5 "`',
    meaning: 'the number',
  },
  textSchema: {
    contract: 'a text (`zipCode`, a name)',
    values: '`97201`',
    meaning: 'its digits',
  },
  booleanSchema: {
    contract: 'true or false (`twoFA`, `isRead`)',
    values: '`1`, `"1"`, `"true"`, `"yes"`; `0`, `"0"`, `"false"`, `"no"`, `""`, `null`',
    meaning: 'yes; no',
  },
  flagSchema: {
    contract: 'a flag that may be missing (`deceased`, `sendToPationt`)',
    values: 'the same; any other number or text',
    meaning: 'yes; no',
  },
  choiceSchema: {
    contract: 'one of several words (`role`, `cannabisToday`, a check-up’s `status`)',
    values: 'other letters: `"Patient"`, `" YES "`',
    meaning: 'the word',
  },
  mapSchema: { contract: 'a map (`objectives`)', values: '`[]`', meaning: 'an empty map' },
};
