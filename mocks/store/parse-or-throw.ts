import * as v from 'valibot';
import { quote } from './quote.ts';

/** Returns the parsed value. @throws Error with the schema's message */
export function parseOrThrow<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new Error(result.issues[0].message);
  return result.output;
}

/** Schema for one of some names; its message lists the valid names. */
export const createPicklistSchema = <const Name extends string>(thing: string, names: readonly Name[]) =>
  v.picklist(names, ({ input }) => `There is no ${thing} ${quote(input)}. Known are: ${names.join(', ')}.`);

/** Schema for an object with exactly these entries. Its message shows a valid example. */
export const createStrictSchema = <const Entries extends v.ObjectEntries>(
  thing: string,
  example: string,
  entries: Entries,
) =>
  v.strictObject(entries, ({ input, expected, path }) => {
    const key = path?.[0].key;
    if (key === undefined) return `${quote(input)} is no ${thing}. One looks like ${example}.`;
    // valibot expects “never” at a key that the entries do not have.
    if (expected === 'never') return `A ${thing} has no “${key}”. One looks like ${example}.`;
    return `A ${thing} needs “${key}”. One looks like ${example}.`;
  });
