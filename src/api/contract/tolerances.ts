import * as v from 'valibot';
import { tolerating } from './lenient.ts';

/*
 * Every variant of a reply that is read although the contract has it otherwise (decision 63). docs/integrating.md lists
 * them in this order; each is reported as a drift all the same. What has no plain meaning is refused.
 */

const PLAIN_NUMBER = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/;
const isPlainNumber = (value: unknown): value is string =>
  typeof value === 'string' && PLAIN_NUMBER.test(value);

/** A number; in a text it is the same: `"3"`. */
export const numberSchema = tolerating(v.number(), (value) => (isPlainNumber(value) ? Number(value) : value));

/** How often there is something: a number that is not below 0; in a text it is the same. */
export const countSchema = v.pipe(numberSchema, v.finite(), v.minValue(0));

/** A text; a number is read as one: `zipCode: 97201`. */
export const textSchema = tolerating(v.string(), (value) =>
  typeof value === 'number' ? String(value) : value,
);

const meanings = new Map<unknown, boolean>([
  ...['1', 'true', 'yes'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'null', ''].map((word) => [word, false] as const),
]);
const asBoolean = (value: unknown) =>
  typeof value === 'object' && value !== null ? value : meanings.get(String(value).trim().toLowerCase());

/** True or false; also `1`, `"true"`, `"yes"`, `0`, `"false"`, `"no"`, an empty text and null, which is no. */
export const booleanSchema = tolerating(v.boolean(), asBoolean);

/** A flag that may be missing: only what surely says yes is yes. */
export const flagSchema = tolerating(v.nullish(v.boolean(), false), (value) => asBoolean(value) === true);

/** One of several words; in other letters it is the same: `role: "Patient"`. */
export const choiceSchema = <const Words extends readonly string[]>(words: Words) =>
  tolerating(v.picklist(words), (value) => {
    const said = typeof value === 'string' && value.trim().toLowerCase();
    return words.find((word) => word.toLowerCase() === said);
  });

/** A map; some servers have no empty map and send an empty list. */
export const mapSchema = <Input, Output>(entry: v.GenericSchema<Input, Output>) =>
  tolerating(v.record(v.string(), entry), (value) =>
    Array.isArray(value) && value.length === 0 ? {} : value,
  );
