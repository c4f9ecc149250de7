import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** JSON object of any depth. */
export type Json = Record<string, unknown>;

/** Rewrites alternatives of bare types ('a string, a number or null') as one list of types. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, compact(inner)] as const);
  const { anyOf, ...rest } = Object.fromEntries(entries) as { anyOf?: Json[] };
  if (!anyOf) return rest;
  const isBareType = (option: Json) => 'type' in option && Object.keys(option).length === 1;
  return anyOf.every(isBareType) ? { type: anyOf.flatMap(({ type }) => type), ...rest } : { anyOf, ...rest };
}

/** Adds a pattern; a second pattern goes into `allOf`, so that both apply. */
function withPattern(schema: Json, pattern: string): Json {
  if (schema.pattern === undefined || schema.pattern === pattern) return { ...schema, pattern };
  return { ...schema, allOf: [...((schema.allOf as Json[] | undefined) ?? []), { pattern }] };
}

/** Returns the JSON Schema of a value as it is sent, before any transformation. */
export function wireSchema(schema: GenericSchema): Json {
  const { $schema, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // JSON Schema cannot express rules that are functions (the server checks them), nor infinity.
    ignoreActions: ['trim', 'check', 'finite'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      // Drops the flags: patterns are read as Unicode already, and e-mail patterns are anchored.
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
      // `documentedAs` sets the shape.
      if (type === 'custom') return {};
      // Allows further items; many tools need this explicitly.
      if (type === 'loose_tuple') return { ...jsonSchema, items: {} };
      return type === 'file' || type === 'instance' ? { type: 'string', format: 'binary' } : undefined;
    },
  }) as Json;
  return compact(rest) as Json;
}
