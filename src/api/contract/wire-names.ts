import type * as v from 'valibot';
import { isSchema, type SchemaParts } from './schema-parts.ts';

/** Adds the field names of a schema and of its parts to a set. */
function collectNames(schema: v.GenericSchema, names: Set<string>): void {
  const { entries = {}, wrapped, item, value, options = [], pipe = [] }: SchemaParts = schema;
  for (const name of Object.keys(entries)) names.add(name);
  // The first item of a pipe is the schema itself.
  const parts = [...Object.values(entries), wrapped, item, value, ...options, ...pipe.slice(1)];
  for (const part of parts) if (isSchema(part)) collectNames(part, names);
}

/** Lists a schema's field names. Any other key is data, e.g. a diagnosis in a map of counts. */
export function namesIn(schema: v.GenericSchema): ReadonlySet<string> {
  const names = new Set<string>();
  collectNames(schema, names);
  return names;
}
