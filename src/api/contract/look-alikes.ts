import * as v from 'valibot';
import { isObject } from '#domain/values/is-object.ts';
import { type Drift, type DriftOptions, describeKind, findDrifts, mergeDrifts } from './drifts.ts';
import { type Endpoint, unreadReply } from './endpoint.ts';
import { isSchema } from './schema-parts.ts';

/** Parts of a schema that hold names. */
interface NamedParts {
  readonly kind: 'schema';
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly items?: readonly v.GenericSchema[];
  readonly options?: readonly (v.GenericSchema | string)[];
}

/** Expectation of a field that has come under the same name, written otherwise. */
export const THAT_NAME = 'that name';

export const normalizeName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns how many letters two words differ in (Levenshtein distance). */
export function countDifferences(one: string, other: string): number {
  let distances = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const nextDistances = [place + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const substitution = (distances[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      nextDistances.push(
        Math.min(substitution, (distances[index + 1] ?? 0) + 1, (nextDistances[index] ?? 0) + 1),
      );
    }
    distances = nextDistances;
  }
  return distances.at(-1) ?? one.length;
}

/** Maximum difference of names that are paired, the safe pairs first, each with its expectation. */
const pairings = [
  { most: 0, expected: THAT_NAME },
  // A corrected misspelling of the contract.
  { most: 1, expected: THAT_NAME },
  { most: 2, expected: 'perhaps that name' },
] as const;

/** Returns the difference of two names in letters, whatever their case and separators. */
function differenceOf(name: string, found: string): number {
  const [one, other] = [normalizeName(name), normalizeName(found)];
  if (one === other) return 0;
  // Short names, or ones with other first letters, are similar by chance.
  return one.length > 7 && one[0] === other[0] ? countDifferences(one, other) : Number.POSITIVE_INFINITY;
}

/** Pairs missing names with found ones, the most similar first. Each found name is used once. */
export function pairNames(missing: readonly string[], found: readonly string[]): Drift[] {
  const unused = new Set(found);
  const pairs = new Map<string, Drift>();
  for (const { most, expected } of pairings)
    for (const path of missing) {
      if (pairs.has(path)) continue;
      const match = [...unused].find((name) => differenceOf(path, name) <= most);
      if (match === undefined) continue;
      unused.delete(match);
      pairs.set(path, { path, expected, found: `“${match}”`, times: 1 });
    }
  return [...pairs.values()];
}

/** Lists the look-alikes among the fields of an object, and in their values. */
function findInObject(
  entries: NonNullable<NamedParts['entries']>,
  value: Record<string, unknown>,
  path: string,
): Drift[] {
  const isThere = (name: string) => Object.hasOwn(value, name);
  const names = Object.keys(entries);
  const unknownNames = Object.keys(value).filter((key) => !Object.hasOwn(entries, key));
  const pairs = pairNames(
    names.filter((name) => !isThere(name)),
    unknownNames,
  );
  return [
    ...pairs.map((pair) => ({ ...pair, path: `${path}.${pair.path}` })),
    ...Object.entries(entries)
      .filter(([name]) => isThere(name))
      .flatMap(([name, schema]) => findLookAlikes(schema, value[name], `${path}.${name}`)),
  ];
}

/**
 * Lists fields that are missing under their name but present under a similar one, and lists in
 * place of objects. Most fields are optional, so no other check reports them.
 */
function findLookAlikes(schema: v.GenericSchema, value: unknown, path: string): Drift[] {
  const { travels } = v.getMetadata(schema);
  if (isSchema(travels)) return findLookAlikes(travels, value, path);
  const { entries, wrapped, item, items = [], options }: NamedParts = schema;
  if (wrapped) return findLookAlikes(wrapped, value, path);
  if (item && Array.isArray(value)) return value.flatMap((entry) => findLookAlikes(item, entry, `${path}[]`));
  // Valibot reads a list as an object without fields, so no other check reports it.
  if (Array.isArray(value) && (entries || schema.type === 'record'))
    return [{ path, expected: 'an object', found: describeKind(value), times: 1 }];
  if (Array.isArray(value))
    return items.flatMap((part, place) => findLookAlikes(part, value[place], `${path}[]`));
  if (entries && isObject(value)) return findInObject(entries, value, path);
  // Of alternatives, only an object has fields.
  const [objectOption] = (options ?? []).filter(
    (option) => typeof option === 'object' && 'entries' in option,
  );
  return objectOption && typeof objectOption === 'object' && isObject(value)
    ? findLookAlikes(objectOption, value, path)
    : [];
}

/** Returns the `data` of a body; undefined if there is none. */
function dataOf(body: string): unknown {
  try {
    const parsed: unknown = JSON.parse(body);
    return isObject(parsed) ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Lists a reply's drifts from the contract, with the look-alikes among the names of a success. */
export function findDriftsAndLookAlikes(
  endpoint: Pick<Endpoint, 'reply'>,
  status: number,
  body: string,
  options: DriftOptions = {},
): Drift[] {
  const drifts = findDrifts(endpoint, status, body, options);
  if (status >= 400 || endpoint.reply === unreadReply) return drifts;
  return mergeDrifts([...drifts, ...findLookAlikes(endpoint.reply, dataOf(body), 'data')]);
}
