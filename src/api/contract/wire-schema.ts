import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { isObject } from '#domain/values/is-object.ts';
import { isSchema } from './schema-parts.ts';

/** JSON object of any depth. */
export type Json = Record<string, unknown>;

/** Returns true for a list of objects, such as the alternatives of a schema. */
export const isObjectList = (value: unknown): value is Json[] =>
  Array.isArray(value) && value.every(isObject);

/** Rules that concern one type of value alone: values of other types are free of them. */
const rulesByType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'enum'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  integer: ['minimum', 'maximum'],
};

/** Lists the types of a schema; none if it has alternatives or no type. */
const typesOf = ({ type }: Json) => [type ?? []].flat();

/** Returns true for types with no other rules than their own. */
const isPlain = (schema: Json) => {
  const { type: _, ...rules } = schema;
  const known = typesOf(schema).flatMap((type) => rulesByType[String(type)] ?? []);
  return typesOf(schema).length > 0 && Object.keys(rules).every((rule) => known.includes(rule));
};

/** Merges alternatives of plain types; null if they cannot be said as one list of types. */
function mergeTypes(options: readonly Json[]): Json | null {
  const types = options.flatMap(typesOf);
  if (!options.every(isPlain) || new Set(types).size < types.length) return null;
  const merged: Json = { ...Object.assign({}, ...options), type: types };
  if (!Array.isArray(merged.enum)) return merged;
  // An enumeration concerns all types.
  const isOptionalText = types.length === 2 && types.includes('null');
  return isOptionalText ? { ...merged, enum: [...merged.enum, null] } : null;
}

/** Drops the default '' of a text whose limits it would break: linters refuse it. */
function withFittingDefault({ default: standard, ...schema }: Json): Json {
  const { minLength, format, pattern, enum: options } = schema;
  const isUnfit =
    Number(minLength) > 0 ||
    format !== undefined ||
    (typeof pattern === 'string' && !new RegExp(pattern, 'u').test('')) ||
    (Array.isArray(options) && !options.includes(''));
  return standard === undefined || (standard === '' && isUnfit) ? schema : { ...schema, default: standard };
}

/** Rewrites alternatives of plain types ('a string, a number or null') as one list of types. */
export function compact(schema: object): Json {
  const entries = Object.entries(schema).map(([key, inner]) => [key, compactPart(inner)] as const);
  const compacted: Json = Object.fromEntries(entries);
  const { anyOf, ...rest } = compacted;
  const merged = isObjectList(anyOf) ? mergeTypes(anyOf) : null;
  return withFittingDefault(merged ? { ...merged, ...rest } : compacted);
}

/** Compacts an object, or each item of a list; returns any other value unchanged. */
function compactPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(compactPart);
  return isObject(part) ? compact(part) : part;
}

/** Adds a pattern; a second pattern goes into `allOf`, so that both apply. */
function withPattern(schema: JsonSchema, { source: pattern }: RegExp): JsonSchema {
  if (schema.pattern === undefined || schema.pattern === pattern) return { ...schema, pattern };
  return { ...schema, allOf: [...(schema.allOf ?? []), { pattern }] };
}

/** Parts of an action of valibot that the JSON Schema depends on. */
interface ActionParts {
  readonly type: string;
  readonly requirement?: unknown;
  readonly metadata?: unknown;
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
      const { type, requirement, metadata }: ActionParts = valibotAction;
      if (isObject(metadata) && isSchema(metadata.travels)) return wireSchema(metadata.travels);
      if (!(requirement instanceof RegExp)) return undefined;
      if (type === 'email') return { ...jsonSchema, format: 'email', pattern: requirement.source };
      return type === 'regex' ? withPattern(jsonSchema, requirement) : undefined;
    },
    overrideSchema: ({ valibotSchema: { type }, jsonSchema }) => {
      // `documentedAs` sets the shape.
      if (type === 'custom') return {};
      // Allows further items; many tools need this explicitly.
      if (type === 'loose_tuple') return { ...jsonSchema, items: {} };
      return type === 'file' || type === 'instance' ? { type: 'string', format: 'binary' } : undefined;
    },
  });
  return compact(rest);
}
