import { isObjectList, type Json } from '#api/contract/wire-schema.ts';
import { isObject } from '#domain/values/is-object.ts';

/** Schema of values of one type; 'any' if the type is not said. */
export interface Alternative {
  readonly type: string;
  readonly rules: Json;
}

/** Maximum number of references and compositions that are followed for one schema. */
const maxSteps = 40;

/** Returns the value at a reference within a document; an empty schema if there is none. */
function resolveReference(document: Json, reference: string): Json {
  const keys = reference.replace(/^#\/?/, '').split('/');
  const target = keys
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);
  return isObject(target) ? target : {};
}

/** Follows the references of an object, such as a parameter or a response. */
export function follow(document: Json, node: unknown): Json {
  let current: Json = isObject(node) ? node : {};
  for (let step = 0; step < maxSteps && typeof current.$ref === 'string'; step++) {
    const { $ref, ...siblings } = current;
    current = { ...resolveReference(document, $ref), ...siblings };
  }
  return current;
}

const fieldsOf = (part: unknown): Json => (isObject(part) && !Array.isArray(part) ? part : {});
const listOf = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : []);

/** Merges two schemas that both apply. */
function merge(one: Json, other: Json): Json {
  const [fields, otherFields] = [fieldsOf(one.properties), fieldsOf(other.properties)];
  const shared = Object.keys(fields).filter((name) => Object.hasOwn(otherFields, name));
  const both = shared.map((name) => [name, { allOf: [fields[name], otherFields[name]] }] as const);
  const properties = { ...fields, ...otherFields, ...Object.fromEntries(both) };
  const required = [...new Set([...listOf(one.required), ...listOf(other.required)])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** Merges the parts of `allOf` into a schema. */
function mergeAll(document: Json, schema: Json, steps: number): Json {
  const { allOf, ...rest } = follow(document, schema);
  if (!isObjectList(allOf) || steps <= 0) return rest;
  return allOf.map((part) => mergeAll(document, part, steps - 1)).reduce(merge, rest);
}

const typeOfValue = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Keywords by which a type is known that a schema does not name. */
const telltales: readonly (readonly [keyword: string, type: string])[] = [
  ['properties', 'object'],
  ['additionalProperties', 'object'],
  ['items', 'array'],
  ['prefixItems', 'array'],
  ['pattern', 'string'],
  ['format', 'string'],
  ['maxLength', 'string'],
];

/** Lists the types of a schema without compositions. */
function typesOf(schema: Json): string[] {
  const types = [schema.type ?? []].flat().map(String);
  if (types.length > 0) return types;
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map(typeOfValue))];
  const [, known] = telltales.find(([keyword]) => Object.hasOwn(schema, keyword)) ?? [];
  return [known ?? 'any'];
}

/** Rewrites keywords of OpenAPI 3.0, and constants, in the words of 3.1. */
function modernize({ const: constant, ...schema }: Json): Json {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  return {
    ...schema,
    ...(constant !== undefined && { enum: [constant] }),
    ...(exclusiveMinimum === true && { minimum: undefined, exclusiveMinimum: minimum }),
    ...(exclusiveMaximum === true && { maximum: undefined, exclusiveMaximum: maximum }),
  };
}

/** Splits a schema without compositions by its types. */
const splitTypes = (schema: Json): Alternative[] =>
  typesOf(schema).flatMap((type) => {
    const rules = { ...schema, ...(type === 'integer' && { isInteger: true }) };
    const plainType = type === 'integer' ? 'number' : type;
    if (!Array.isArray(schema.enum) || plainType === 'any') return [{ type: plainType, rules }];
    const values = schema.enum.filter((value) => typeOfValue(value) === plainType);
    return values.length > 0 ? [{ type: plainType, rules: { ...rules, enum: values } }] : [];
  });

/** Lists the alternatives of a schema: one for each type of each option. */
export function listAlternatives(document: Json, schema: unknown, steps = maxSteps): Alternative[] {
  if (!isObject(schema) || steps <= 0) return [{ type: 'any', rules: {} }];
  const { anyOf, oneOf, nullable, ...base } = modernize(mergeAll(document, schema, steps));
  const options = anyOf ?? oneOf;
  const listed =
    isObjectList(options) && options.length > 0
      ? options.flatMap((option) =>
          listAlternatives(document, merge(base, mergeAll(document, option, steps - 1)), steps - 1),
        )
      : splitTypes(base);
  const isNull = listed.some(({ type }) => ['null', 'any'].includes(type));
  return nullable === true && !isNull ? [...listed, { type: 'null', rules: {} }] : listed;
}
