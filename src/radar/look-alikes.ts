import type * as v from 'valibot';
import type { Drift } from '#api/contract/drifts.ts';

/** Parts of a schema that hold names. */
interface NamedParts {
  readonly kind: 'schema';
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly options?: readonly (v.GenericSchema | string)[];
}

const normalizeName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns true if two words differ in at most two letters (Levenshtein distance). */
function isSimilar(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
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
  return (distances.at(-1) ?? 3) <= 2;
}

/** Returns true if a found name means the field: `first_name`, or a corrected misspelling. */
function isLookAlike(name: string, found: string): boolean {
  const [one, other] = [normalizeName(name), normalizeName(found)];
  // Short names, or ones with other first letters, are similar by chance.
  return one === other || (one.length > 7 && one[0] === other[0] && isSimilar(one, other));
}

/** Returns true for an object that is no list: only such an object has named fields. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the look-alikes among the fields of an object, and in their values. */
function findInObject(
  entries: NonNullable<NamedParts['entries']>,
  value: Record<string, unknown>,
  path: string,
): Drift[] {
  const unknownNames = Object.keys(value).filter((key) => !Object.hasOwn(entries, key));
  return Object.entries(entries).flatMap(([name, schema]) => {
    if (Object.hasOwn(value, name)) return findLookAlikes(schema, value[name], `${path}.${name}`);
    const found = unknownNames.find((key) => isLookAlike(name, key));
    return found === undefined
      ? []
      : [{ path: `${path}.${name}`, expected: 'that name', found: `“${found}”`, times: 1 }];
  });
}

/**
 * Lists fields that are missing under their name but present under a similar one. Most fields are
 * optional, so no other check reports them.
 */
export function findLookAlikes(schema: v.GenericSchema, value: unknown, path: string): Drift[] {
  const { entries, wrapped, item, options }: NamedParts = schema;
  if (wrapped) return findLookAlikes(wrapped, value, path);
  if (item && Array.isArray(value)) return value.flatMap((entry) => findLookAlikes(item, entry, `${path}[]`));
  if (entries && isObject(value)) return findInObject(entries, value, path);
  // Of alternatives, only an object has fields.
  const [objectOption] = (options ?? []).filter(
    (option) => typeof option === 'object' && 'entries' in option,
  );
  return objectOption && typeof objectOption === 'object' && isObject(value)
    ? findLookAlikes(objectOption, value, path)
    : [];
}
