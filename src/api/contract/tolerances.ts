import * as v from 'valibot';
import { findWord } from '#domain/values/find-word.ts';
import { tolerating } from './lenient.ts';

/*
 * Lenient schemas: each accepts variants that the contract does not have (decision 63).
 * docs/integrating.md lists the variants in this order; each is still reported as a drift. Values
 * without a clear meaning are refused.
 */

/** Decimal number. `Number` alone would also read `0x10`, `1e3` and ''. */
const plainNumberPattern = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/;
const isPlainNumber = (value: unknown): value is string =>
  typeof value === 'string' && plainNumberPattern.test(value);

/** Number; also a number in a text: `"3"`. */
export const numberSchema = tolerating(v.number(), (value) => (isPlainNumber(value) ? Number(value) : value));

/** Text; also a number: `zipCode: 97201`. */
export const textSchema = tolerating(v.string(), (value) =>
  typeof value === 'number' ? String(value) : value,
);

const booleanMeanings = new Map<unknown, boolean>([
  ...['1', 'true', 'yes'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'null', ''].map((word) => [word, false] as const),
]);
/** Returns the meaning of a value as a boolean; an object unchanged, undefined if it has none. */
const toBoolean = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? value
    : booleanMeanings.get(String(value).trim().toLowerCase());

/** Boolean; also `1`, `"true"`, `"yes"`, `0`, `"false"`, `"no"`; '' and null are false. */
export const booleanSchema = tolerating(v.boolean(), toBoolean);

/** Flag that may be missing; any value without a clear meaning is false. */
export const flagSchema = tolerating(v.nullish(v.boolean(), false), (value) => toBoolean(value) === true);

/** One of several words, in upper or lower case: `role: "Patient"`. */
export const choiceSchema = <const Words extends readonly string[]>(words: Words) =>
  tolerating(v.picklist(words), (value) => findWord(words, value));

/** Map; also an empty list, which some servers send for an empty map. */
export const mapSchema = <Input, Output>(entry: v.GenericSchema<Input, Output>) =>
  tolerating(v.record(v.string(), entry), (value) =>
    Array.isArray(value) && value.length === 0 ? {} : value,
  );
