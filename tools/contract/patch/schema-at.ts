import type * as v from 'valibot';
import { isSchema, type SchemaParts } from '#api/contract/schema-parts.ts';

/** Finds the schema at a path. @param keys of the path; `[]` is an item, `…` a value of a map */
export function schemaAt(schema: v.GenericSchema, keys: readonly string[]): v.GenericSchema | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return schema;
  const { entries, wrapped, item, value, options = [] } = schema as SchemaParts;
  const inner = key === '[]' ? item : key === '…' ? value : entries?.[key];
  if (isSchema(inner)) return schemaAt(inner, rest);
  const others = [wrapped, ...options].filter(isSchema);
  return others.map((other) => schemaAt(other, keys)).find((found) => found !== undefined);
}
