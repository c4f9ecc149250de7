import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Plain JSON of any depth. */
export type Json = Record<string, unknown>;

/** Says 'a string, a number or null' as a list of types instead of nested alternatives. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, compact(inner)] as const);
  const { anyOf, ...rest } = Object.fromEntries(entries) as { anyOf?: Json[] };
  if (!anyOf) return rest;
  const isBareType = (option: Json) => 'type' in option && Object.keys(option).length === 1;
  return anyOf.every(isBareType) ? { type: anyOf.flatMap(({ type }) => type), ...rest } : { anyOf, ...rest };
}

/** A schema as it travels: what a sender writes and a reader must accept, before any transformation. */
export function wireSchema(schema: GenericSchema): Json {
  const { $schema, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // A rule that is a function has no words in JSON Schema; the server refuses what breaks it. JSON knows no infinity.
    ignoreActions: ['trim', 'check', 'finite'],
    overrideSchema: ({ valibotSchema: { type } }) =>
      type === 'file' || type === 'instance' ? { contentMediaType: 'application/octet-stream' } : undefined,
  }) as Json;
  return compact(rest) as Json;
}
