import type * as v from 'valibot';
import type { Drift } from '#api/contract/drifts.ts';
import { parseLeniently } from '#api/contract/lenient.ts';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { type Amendment, type Kind, keysOf } from './amend.ts';
import { schemaAt } from './schema-at.ts';

/** Proposal for one drift: an amendment, or the reason why there is none. */
export interface Proposal {
  readonly drift: Drift;
  readonly amendment?: Amendment;
  readonly why: string;
}

/** The radar's descriptions of found values, with the kind and an example value of each. */
const found: readonly (readonly [words: RegExp, kind: Kind, example: unknown])[] = [
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

const isWord = (part: string) => /^"[^"]*"$/.test(part);
/** Returns the words of an enumeration such as '"worse" or "same"'; null for other texts. */
function wordsIn(expected: string): string[] | null {
  const parts = expected.split(' or ');
  return parts.every(isWord) ? parts.map((part) => part.slice(1, -1)) : null;
}

const reads = (schema: v.GenericSchema, value: unknown) => parseLeniently(schema, value).fits;
const READ = 'read all the same (docs/integrating.md)';

function forValue(drift: Drift, schema: v.GenericSchema): Omit<Proposal, 'drift'> {
  const { path: at, expected } = drift;
  const isMissing = expected === 'to be there' || drift.found === 'nothing' || drift.found === 'null';
  if (isMissing && schema.type === 'array') return { amendment: { at, orNone: true }, why: '' };
  const [, kind, example] = found.find(([words]) => words.test(drift.found)) ?? [];
  if (kind === undefined) return { why: 'the app cannot do without it' };
  // Only some texts and numbers are valid flags, and the report does not contain the value.
  if (reads(schema, example) || expected === 'true or false') return { why: READ };
  const words = wordsIn(expected);
  const mayBeMissing = reads(schema, undefined);
  if (words && kind === 'text' && mayBeMissing) return { amendment: { at, among: words }, why: '' };
  if (expectedKinds[kind].test(expected)) return { why: 'it is written otherwise, and only you know how' };
  return mayBeMissing
    ? { amendment: { at, without: kind }, why: '' }
    : { why: 'the app cannot do without it' };
}

/** Proposes an amendment for a drift if its meaning is clear. */
export function proposalFor(name: EndpointName, drift: Drift): Proposal {
  const { path, expected } = drift;
  const keys = keysOf(path);
  if (keys[0] !== 'data') return { drift, why: 'it is about the whole reply' };
  const [, renamed] = /^“(.+)”$/.exec(drift.found) ?? [];
  if (expected === 'that name' && renamed !== undefined)
    return { drift, amendment: { at: path, from: renamed }, why: '' };
  const schema = schemaAt(endpoints[name].reply, keys.slice(1));
  if (!schema || keys.at(-1) === '[]') return { drift, why: 'it has no field of its own' };
  return { drift, ...forValue(drift, schema) };
}
