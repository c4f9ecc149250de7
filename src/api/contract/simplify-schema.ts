import { isObject } from '#domain/values/is-object.ts';
import type { Json } from './wire-schema.ts';

/** Keywords that do not limit what is read. */
const droppedKeywords = ['format', 'default'];

/** Returns true for a keyword's value that says nothing. */
const isEmptyRule = (key: string, value: unknown) =>
  droppedKeywords.includes(key) || (key === 'required' && Array.isArray(value) && value.length === 0);

/** Returns the alternatives of an alternative, with its comment; itself if it has none. */
function alternativesOf(part: unknown): unknown[] {
  if (!isObject(part) || !Array.isArray(part.anyOf)) return [part];
  const { anyOf, $comment, ...rules } = part;
  if (Object.keys(rules).length > 0) return [part];
  return anyOf.map((inner: Json) => ($comment === undefined ? inner : { ...inner, $comment }));
}

const typesOf = (part: unknown): unknown[] => (isObject(part) ? [part.type ?? []].flat() : []);

/** Returns true if an alternative accepts any value of its types. */
const isPlain = (part: unknown) =>
  isObject(part) && Object.keys(part).every((key) => ['type', '$comment'].includes(key));

/** Returns true if another alternative accepts all that this one does. */
const isContained = (part: unknown, others: readonly unknown[]) =>
  others.some((other) => {
    const covers = isPlain(other) && typesOf(part).every((type) => typesOf(other).includes(type));
    return other !== part && covers && typesOf(part).length > 0;
  });

/** Merges the alternatives of alternatives. Drops equal ones, and tolerated ones within others. */
function flattenAlternatives(alternatives: readonly unknown[]): unknown[] {
  const flat = alternatives.flatMap(alternativesOf);
  const different = [...new Map(flat.map((part) => [JSON.stringify(part), part])).values()];
  return different.filter(
    (part) => !(isObject(part) && part.$comment !== undefined && isContained(part, different)),
  );
}

/** Simplifies an object. @param isNames true if its keys are names of fields, not keywords */
function simplifyObject(part: Json, isNames: boolean): Json {
  const entries = Object.entries(part)
    .filter(([key, value]) => isNames || !isEmptyRule(key, value))
    .map(([key, value]) => [key, simplifyPart(value, !isNames && key === 'properties')] as const);
  const { type, anyOf, ...rest }: Json = Object.fromEntries(entries);
  if (isNames) return Object.fromEntries(entries);
  const [onlyType, ...furtherTypes] = [type ?? []].flat();
  const typed = {
    ...(onlyType !== undefined && { type: furtherTypes.length === 0 ? onlyType : type }),
    ...rest,
  };
  if (!Array.isArray(anyOf)) return typed;
  const alternatives = flattenAlternatives(anyOf);
  const [only] = alternatives;
  return alternatives.length === 1 && isObject(only)
    ? { ...only, ...typed }
    : { ...typed, anyOf: alternatives };
}

/** Simplifies an object or each item of a list; returns any other value unchanged. */
function simplifyPart(part: unknown, isNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => simplifyPart(item));
  return isObject(part) ? simplifyObject(part, isNames) : part;
}

/** Simplifies a JSON Schema; the values that it accepts stay the same. */
export const simplifySchema = (schema: Json): Json => simplifyObject(schema, false);
