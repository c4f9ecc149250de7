import type * as v from 'valibot';
import { isSchema, type SchemaParts } from './schema-parts.ts';

function collect(schema: v.GenericSchema, names: Set<string>): void {
  const { entries = {}, wrapped, item, value, options = [], pipe = [] }: SchemaParts = schema;
  for (const name of Object.keys(entries)) names.add(name);
  // The first item of a pipe is the schema itself.
  const parts = [...Object.values(entries), wrapped, item, value, ...options, ...pipe.slice(1)];
  for (const part of parts) if (isSchema(part)) collect(part, names);
}

/** Lists a schema's field names. Any other key is data, e.g. a diagnosis in a map of counts. */
export function namesIn(schema: v.GenericSchema): ReadonlySet<string> {
  const names = new Set<string>();
  collect(schema, names);
  return names;
}
