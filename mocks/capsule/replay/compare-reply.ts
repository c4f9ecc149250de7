import { parseJson } from '#mocks/server/parse-json.ts';

/** Difference of a reply: of its structure, or of a value only. */
export interface ReplyDifference {
  readonly kind: 'shape' | 'value';
  readonly text: string;
}

/** Fields that differ from run to run: ids, tokens, codes and times. */
const volatileField = /^id$|Id$|_id$|token|^(code|link|createdAt|updatedAt|sentAt|iat|exp)$/i;
const momentPattern = /^\d{4}-\d\d-\d\dT[\d:.]+Z?$/;
/** Number of differences of one reply that are listed. */
const maxDifferences = 5;

/** Returns a body as it was sent: parsed JSON; a text that is no JSON stays a text. */
export function parseBody(body: unknown): unknown {
  // A round trip, since fields that are undefined are not sent.
  if (typeof body !== 'string') return JSON.parse(JSON.stringify(body ?? null));
  try {
    return parseJson(body);
  } catch {
    return body;
  }
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : typeof value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lists how a reply differs from the recorded one.
 * @param isReplaced returns true for a text with a stand-in
 * @param name name of the whole in a description
 */
export function compareReply(
  recorded: unknown,
  replayed: unknown,
  isReplaced: (text: string) => boolean,
  name = 'reply',
): ReplyDifference[] {
  const differences: ReplyDifference[] = [];
  const add = (kind: ReplyDifference['kind'], path: string, text: string) =>
    differences.push({ kind, text: `${path || name} ${text}` });

  function compareValues(one: unknown, other: unknown, path: string, key: string): void {
    if (typeOf(one) !== typeOf(other)) add('shape', path, `was ${typeOf(one)}, is ${typeOf(other)}`);
    else if (Array.isArray(one) && Array.isArray(other)) compareLists(one, other, path, key);
    else if (isObject(one) && isObject(other)) compareObjects(one, other, path);
    else if (one !== other && !isTolerated(one, other, key))
      add('value', path, `was ${JSON.stringify(one)}, is ${JSON.stringify(other)}`);
  }

  function isTolerated(one: unknown, other: unknown, key: string): boolean {
    if (volatileField.test(key)) return true;
    if (typeof one !== 'string' || typeof other !== 'string') return false;
    return (momentPattern.test(one) && momentPattern.test(other)) || one.includes('…') || isReplaced(one);
  }

  function compareLists(one: unknown[], other: unknown[], path: string, key: string): void {
    if (one.length !== other.length) add('value', path, `had ${one.length} items, has ${other.length}`);
    for (const [index, item] of one.entries())
      if (index < other.length) compareValues(item, other[index], `${path}[${index}]`, key);
  }

  function compareObjects(one: Record<string, unknown>, other: Record<string, unknown>, path: string): void {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const inner = path ? `${path}.${key}` : key;
      if (!Object.hasOwn(other, key)) add('shape', inner, 'is missing');
      else if (!Object.hasOwn(one, key)) add('shape', inner, 'is new');
      else compareValues(one[key], other[key], inner, key);
    }
  }

  compareValues(recorded, replayed, '', '');
  return differences.slice(0, maxDifferences);
}
