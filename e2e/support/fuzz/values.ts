import fc from 'fast-check';
import { hostileTexts } from '#domain/questions/answers/arbitrary-answers.ts';

/** Position of a value in a body. */
export type Keys = readonly (string | number)[];

/** Lists the positions of all values in a body, including nested values and the body itself. */
export function positionsIn(value: unknown, position: Keys = []): Keys[] {
  if (typeof value !== 'object' || value === null || value instanceof File) return [position];
  return [
    position,
    ...Object.entries(value).flatMap(([key, inner]) => positionsIn(inner, [...position, key])),
  ];
}

/** Marks a value that is to be removed. */
export const removedValue = Symbol('gone');

/** Returns a copy with another value at one position. */
export function replaceAt(value: unknown, [key, ...rest]: Keys, to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  if (rest.length === 0 && to === removedValue) delete copy[key];
  else copy[key] = replaceAt(copy[key], rest, to);
  return Array.isArray(copy) ? copy.filter((_, index) => index in copy) : copy;
}

/** Invalid or unusual values: other types, other formats, too long, too short. */
const strangeValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2.5,
  1e9,
  1e21,
  '',
  ' ',
  '0',
  'true',
  'nobody',
  [],
  {},
  [[]],
  [null],
  '2016-03-01',
  '3/1/2016',
  '03-01-2016',
  '02-30-2016',
  '12-31-2099',
  'March 2016',
  '1991-01',
  '1991 January',
  '(503) 555-0100',
  '+15035550100',
  '1503555',
  '5035550100',
  'nobody@clinic.test',
  ' nobody@clinic.test',
  'x'.repeat(256),
  'x'.repeat(10_001),
  'Bavaria',
  'stage1',
  'Other',
  'constructor',
  'the character \0',
  ...hostileTexts,
];

/** Arbitrary unusual value; cloned, because some values are mutable. */
export const strangeValue = fc.constantFrom(...strangeValues).map((value) => structuredClone(value));
/** Arbitrary JSON value. */
export const anyJson = fc.jsonValue({ maxDepth: 2 });

/** Returns an arbitrary value that a schema allows, by its enum or bounds. */
export function allowedBy(schema: unknown): fc.Arbitrary<unknown> {
  const {
    enum: enumValues,
    type,
    minimum = 0,
    maximum = 10,
    properties,
    anyOf,
  } = (schema ?? {}) as {
    enum?: unknown[];
    type?: string | string[];
    minimum?: number;
    maximum?: number;
    properties?: object;
    anyOf?: unknown[];
  };
  const types = [type ?? []].flat();
  const allowedArbitraries = [
    ...(enumValues ? [fc.constantFrom(...enumValues)] : []),
    ...(types.includes('boolean') ? [fc.boolean()] : []),
    ...(types.includes('null') ? [fc.constant(null)] : []),
    ...(types.includes('integer') || types.includes('number')
      ? [fc.integer({ min: minimum, max: maximum })]
      : []),
    ...(types.includes('string') && !enumValues
      ? [fc.string({ maxLength: 20 }), fc.stringMatching(/^[a-zA-Z]{1,12}$/)]
      : []),
    ...(types.includes('array') ? [fc.constant([])] : []),
    ...(anyOf ?? []).map(allowedBy),
    ...(properties ? [fc.constant(removedValue)] : []),
  ];
  return allowedArbitraries.length > 0 ? fc.oneof(...allowedArbitraries) : strangeValue;
}
