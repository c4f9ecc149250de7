import type * as v from 'valibot';
import { isSchema, type SchemaParts } from './schema-parts.ts';

function collect(schema: v.GenericSchema, names: Set<string>): void {
  const { entries = {}, wrapped, item, value, options = [], pipe = [] } = schema as SchemaParts;
  for (const name of Object.keys(entries)) names.add(name);
  // The first of a pipe is the schema itself.
  const parts = [...Object.values(entries), wrapped, item, value, ...options, ...pipe.slice(1)];
  for (const part of parts) if (isSchema(part)) collect(part, names);
}

/** The names of all fields that a schema knows: any other key is data, such as a diagnosis in a map of how many have it. */
export function namesIn(schema: v.GenericSchema): ReadonlySet<string> {
  const names = new Set<string>();
  collect(schema, names);
  return names;
}
