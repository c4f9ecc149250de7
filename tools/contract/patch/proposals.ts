import type * as v from 'valibot';
import type { Drift } from '#api/contract/drifts.ts';
import { A_KNOWN_NAME, parseLeniently } from '#api/contract/lenient.ts';
import { THAT_NAME } from '#api/contract/look-alikes.ts';
import { isSchema, type SchemaParts } from '#api/contract/schema-parts.ts';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { type Amendment, type Kind, splitPath } from './amend.ts';

/** Proposal for one drift: an amendment, or the reason why there is none. */
export interface Proposal {
  readonly drift: Drift;
  readonly amendment?: Amendment;
  readonly why: string;
}

/** The radar's descriptions of found values, with the kind and an example value of each. */
const kindsOfFound: readonly (readonly [pattern: RegExp, kind: Kind, example: unknown])[] = [
  [/^a number in a text$/, 'text', '3'],
  [/^(a text|an empty text)/, 'text', 'another text'],
  [/^a number$/, 'number', 3],
  [/^a boolean$/, 'boolean', true],
  [/^an? (empty )?list$/, 'list', []],
  [/^an object$/, 'object', {}],
  [/^null$/, 'null', null],
];
/** The radar's descriptions of expected values, by kind. */
const expectedKinds: Readonly<Record<Kind, RegExp>> = {
  text: /a text|"|ISO/,
  number: /a number|[<>]=/,
  boolean: /true or false/,
  list: /a list/,
  object: /an object/,
  null: /null/,
};

const isQuoted = (part: string) => /^"[^"]*"$/.test(part);
/** Returns the words of an enumeration such as '"worse" or "same"'; null for other texts. */
function parseEnumeration(expected: string): string[] | null {
  const parts = expected.split(' or ');
  return parts.every(isQuoted) ? parts.map((part) => part.slice(1, -1)) : null;
}

const isReadable = (schema: v.GenericSchema, value: unknown) => parseLeniently(schema, value).fits;
const readAnywayReason = 'read all the same (docs/integrating.md)';

/** Proposes an amendment for a field whose value is missing or of another kind. */
function proposeForValue(drift: Drift, schema: v.GenericSchema): Omit<Proposal, 'drift'> {
  const { path: at, expected } = drift;
  const isMissing = expected === 'to be there' || drift.found === 'nothing' || drift.found === 'null';
  if (isMissing && schema.type === 'array') return { amendment: { at, orNone: true }, why: '' };
  const [, kind, example] = kindsOfFound.find(([pattern]) => pattern.test(drift.found)) ?? [];
  if (kind === undefined) return { why: 'the app cannot do without it' };
  // Only some texts and numbers are valid flags, and the report does not contain the value.
  if (isReadable(schema, example) || expected === 'true or false') return { why: readAnywayReason };
  const options = parseEnumeration(expected);
  const mayBeMissing = isReadable(schema, undefined);
  if (options && kind === 'text' && mayBeMissing) return { amendment: { at, among: options }, why: '' };
  if (expectedKinds[kind].test(expected)) return { why: 'it is written otherwise, and only you know how' };
  return mayBeMissing
    ? { amendment: { at, without: kind }, why: '' }
    : { why: 'the app cannot do without it' };
}

/** Finds the schema at a path. @param keys of the path; `[]` is an item, `…` a value of a map */
function findSchemaAt(schema: v.GenericSchema, keys: readonly string[]): v.GenericSchema | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return schema;
  const { entries, wrapped, item, value, options = [] } = schema as SchemaParts;
  const inner = key === '[]' ? item : key === '…' ? value : entries?.[key];
  if (isSchema(inner)) return findSchemaAt(inner, rest);
  // An optional schema wraps another one, and a union has options: the path goes on inside.
  const innerSchemas = [wrapped, ...options].filter(isSchema);
  return innerSchemas.map((inside) => findSchemaAt(inside, keys)).find((found) => found !== undefined);
}

/** Proposes an amendment for a drift if its meaning is clear. */
export function createProposal(name: EndpointName, drift: Drift): Proposal {
  const { path, expected } = drift;
  const keys = splitPath(path);
  if (keys[0] !== 'data') return { drift, why: 'it is about the whole reply' };
  const [, foundName] = /^“(.+)”$/.exec(drift.found) ?? [];
  if (foundName !== undefined)
    return expected === THAT_NAME
      ? { drift, amendment: { at: path, from: foundName }, why: '' }
      : { drift, why: 'the names are only similar, and you know if they mean the same' };
  if (expected === A_KNOWN_NAME) return { drift, why: 'the names inside are others' };
  const schema = findSchemaAt(endpoints[name].reply, keys.slice(1));
  if (!schema || keys.at(-1) === '[]') return { drift, why: 'it has no field of its own' };
  return { drift, ...proposeForValue(drift, schema) };
}
