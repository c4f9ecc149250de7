import { pairNames } from '#api/contract/look-alikes.ts';
import type { Json } from '#api/contract/wire-schema.ts';
import { isObject } from '#domain/values/is-object.ts';
import { type Alternative, listAlternatives } from './alternatives.ts';
import type { Gap, GapKind } from './gap.ts';
import { findRuleGaps } from './rule-gaps.ts';

/** Schema in its document, which its references lead into. */
export interface Located {
  readonly document: Json;
  readonly schema: unknown;
}

/** Maximum depth of fields that are compared: a schema may contain itself. */
const maxDepth = 12;

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  any: 'any value',
};
const nameType = (type: string) => typeNames[type] ?? type;
const nameTypes = (alternatives: readonly Alternative[]) =>
  [...new Set(alternatives.map(({ type }) => nameType(type)))].join(' or ');

const namesOf = (part: unknown): string[] => (isObject(part) ? Object.keys(part) : []);
const propertyOf = ({ properties }: Json, name: string): unknown =>
  isObject(properties) ? properties[name] : undefined;
const requiredOf = ({ required }: Json): string[] => (Array.isArray(required) ? required.map(String) : []);
const joinPath = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Settings of a comparison. */
export interface GapOptions {
  /** Lists sent fields that the other side does not name: they would be ignored. */
  readonly listsIgnored?: boolean;
  /** Lists fields that the other side names, but does not require, and that are never sent. */
  readonly listsAbsent?: boolean;
}

/** Lists the gaps of the names of two objects' fields. */
function findNameGaps({ rules: sent }: Alternative, { rules: accepted }: Alternative, options: GapOptions) {
  const [sentNames, acceptedNames] = [namesOf(sent.properties), namesOf(accepted.properties)];
  const required = requiredOf(accepted);
  const ignored = sentNames.filter((name) => !acceptedNames.includes(name));
  const absent = [...new Set([...acceptedNames, ...required])].filter((name) => !sentNames.includes(name));
  const pairs = pairNames(absent, ignored);
  const isPaired = (name: string) => pairs.some((pair) => pair.path === name || pair.found === `“${name}”`);
  const gap =
    (kind: GapKind, expected: string, found: string, isCertain = true) =>
    (path: string) => ({
      ...{ path, kind, accepted: expected, sent: found, isCertain },
    });
  const isRequired = (name: string) => required.includes(name);
  const unpaired = absent.filter((name) => !isPaired(name));
  // An object without named fields may hold any.
  const isOpen = sentNames.length === 0;
  return [
    ...pairs.map(({ path, found }) => gap('renamed', `“${path}”`, found)(path)),
    ...unpaired.filter(isRequired).map(gap('missing', 'to be there', 'nothing', !isOpen)),
    ...(options.listsAbsent && !isOpen
      ? unpaired
          .filter((name) => !isRequired(name))
          .map(gap('missing', 'a field that may be there', 'nothing'))
      : []),
    ...(options.listsIgnored
      ? ignored.filter((name) => !isPaired(name)).map(gap('ignored', 'no such field', 'a field'))
      : []),
    ...sentNames
      .filter((name) => isRequired(name) && !requiredOf(sent).includes(name))
      .map(gap('optional', 'to be there', 'perhaps nothing')),
  ];
}

/** Lists the gaps of the fields of an object. */
function findObjectGaps(
  sent: Alternative,
  accepted: Alternative,
  findAt: (path: string, sent: unknown, accepted: unknown) => Gap[],
  path: string,
  options: GapOptions,
): Gap[] {
  const [sentValues, acceptedValues] = [sent, accepted].map(({ rules }) => rules.additionalProperties);
  const shared = namesOf(sent.rules.properties).filter((name) =>
    namesOf(accepted.rules.properties).includes(name),
  );
  return [
    ...shared.flatMap((name) =>
      findAt(joinPath(path, name), propertyOf(sent.rules, name), propertyOf(accepted.rules, name)),
    ),
    ...(isObject(sentValues) && isObject(acceptedValues)
      ? findAt(joinPath(path, '…'), sentValues, acceptedValues)
      : []),
    ...findNameGaps(sent, accepted, options).map((gap) => ({ ...gap, path: joinPath(path, gap.path) })),
  ];
}

/** Returns the schema of an item of a list at a place. */
const itemAt = ({ prefixItems, items }: Json, place: number): unknown =>
  (Array.isArray(prefixItems) ? prefixItems[place] : undefined) ?? items;

/** Lists the gaps of the items of a list, those of a fixed place by their place. */
function findItemGaps(
  { rules: sent }: Alternative,
  { rules: accepted }: Alternative,
  findInside: (sent: unknown, accepted: unknown) => Gap[],
): Gap[] {
  const counts = [sent, accepted].map(({ prefixItems }) =>
    Array.isArray(prefixItems) ? prefixItems.length : 1,
  );
  const places = Array.from({ length: Math.max(...counts) }, (_, place) => place);
  return places.flatMap((place) => findInside(itemAt(sent, place), itemAt(accepted, place)));
}

/** Counts gaps for the choice of the likeliest alternative; uncertain ones count less. */
const weigh = (gaps: readonly Gap[]) => gaps.reduce((sum, { isCertain }) => sum + (isCertain ? 10 : 1), 0);

/** Lists the values that one side may send and the other does not accept, by field. */
export function findGaps(
  sender: Located,
  receiver: Located,
  path = '',
  options: GapOptions = {},
  depth = maxDepth,
): Gap[] {
  if (depth <= 0) return [];
  const sent = listAlternatives(sender.document, sender.schema);
  const accepted = listAlternatives(receiver.document, receiver.schema);
  if (accepted.some(({ type }) => type === 'any')) return [];
  return sent.flatMap((alternative): Gap[] => {
    const { type } = alternative;
    const expected = nameTypes(accepted);
    if (type === 'any')
      return [{ path, kind: 'type', accepted: expected, sent: 'a value of no said type', isCertain: false }];
    const candidates = accepted.filter((candidate) => candidate.type === type);
    const kind = type === 'null' ? 'null' : 'type';
    if (candidates.length === 0)
      return [{ path, kind, accepted: expected, sent: nameType(type), isCertain: true }];
    const findAt = (place: string, part: unknown, acceptedPart: unknown) =>
      findGaps({ ...sender, schema: part }, { ...receiver, schema: acceptedPart }, place, options, depth - 1);
    const gaps = candidates.map((candidate) => [
      ...findRuleGaps(alternative, candidate).map((rule) => ({ path, ...rule })),
      ...(type === 'object' ? findObjectGaps(alternative, candidate, findAt, path, options) : []),
      ...(type === 'array' ? findItemGaps(alternative, candidate, (a, b) => findAt(`${path}[]`, a, b)) : []),
    ]);
    return gaps.toSorted((a, b) => weigh(a) - weigh(b))[0] ?? [];
  });
}
