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

/** Two patterns of one text both hold. */
function withPattern(schema: Json, pattern: string): Json {
  if (schema.pattern === undefined || schema.pattern === pattern) return { ...schema, pattern };
  return { ...schema, allOf: [...((schema.allOf as Json[] | undefined) ?? []), { pattern }] };
}

/** A schema as it travels: what a sender writes and a reader must accept, before any transformation. */
export function wireSchema(schema: GenericSchema): Json {
  const { $schema, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // A rule that is a function has no words in JSON Schema; the server refuses what breaks it. JSON knows no infinity.
    ignoreActions: ['trim', 'check', 'finite'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      // Patterns are read as Unicode already, and every address matches the whole of its own.
      const { type, requirement, metadata } = valibotAction as {
        type: string;
        requirement?: unknown;
        metadata?: { travels?: GenericSchema };
      };
      if (metadata?.travels) return wireSchema(metadata.travels);
      if (type === 'email')
        return { ...jsonSchema, format: 'email', pattern: (requirement as RegExp).source };
      return type === 'regex' ? withPattern(jsonSchema as Json, (requirement as RegExp).source) : undefined;
    },
    overrideSchema: ({ valibotSchema: { type }, jsonSchema }) => {
      // What it is `travelsAs` says.
      if (type === 'custom') return {};
      // More may follow; many tools ask for this to be said.
      if (type === 'loose_tuple') return { ...jsonSchema, items: {} };
      return type === 'file' || type === 'instance' ? { type: 'string', format: 'binary' } : undefined;
    },
  }) as Json;
  return compact(rest) as Json;
}
