import type * as v from 'valibot';

/** What a schema is made of, as far as names go. */
interface Made {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

function collect(schema: v.GenericSchema, names: Set<string>): void {
  const { entries = {}, wrapped, item, value, options = [], pipe = [] } = schema as Made;
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
