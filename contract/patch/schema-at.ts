import type * as v from 'valibot';

/** What a schema is made of, as far as places in it go. */
interface Made {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: unknown;
  readonly options?: readonly unknown[];
}

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/** The schema of a place in a reply, where one can be named. @param keys `[]` is an item, `…` a value of a map */
export function schemaAt(schema: v.GenericSchema, keys: readonly string[]): v.GenericSchema | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return schema;
  const { entries, wrapped, item, value, options = [] } = schema as Made;
  const inner = key === '[]' ? item : key === '…' ? value : entries?.[key];
  if (isSchema(inner)) return schemaAt(inner, rest);
  const others = [wrapped, ...options].filter(isSchema);
  return others.map((other) => schemaAt(other, keys)).find((found) => found !== undefined);
}
