import * as v from 'valibot';
import { quoted } from './quoted.ts';

/** A value as its schema has it. @throws Error in the schema's words, for whoever gave it */
export function checked<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new Error(result.issues[0].message);
  return result.output;
}

/** One of some names; any other is refused with all that there are. */
export const oneOf = <const Name extends string>(thing: string, names: readonly Name[]) =>
  v.picklist(names, ({ input }) => `There is no ${thing} ${quoted(input)}. Known are: ${names.join(', ')}.`);

/** An object that has these entries and no others. A wrong one is shown a right one. */
export const exactly = <const Entries extends v.ObjectEntries>(
  thing: string,
  example: string,
  entries: Entries,
) =>
  v.strictObject(entries, ({ input, expected, path }) => {
    const key = path?.[0].key;
    if (key === undefined) return `${quoted(input)} is no ${thing}. One looks like ${example}.`;
    if (expected === 'never') return `A ${thing} has no “${key}”. One looks like ${example}.`;
    return `A ${thing} needs “${key}”. One looks like ${example}.`;
  });
