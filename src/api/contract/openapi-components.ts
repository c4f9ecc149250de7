import { isObject } from '#domain/values/is-object.ts';
import type { DocumentParts, SchemaPlace } from './openapi-parts.ts';
import type { Carrier, Operation } from './openapi-types.ts';
import { isObjectList, type Json } from './wire-schema.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const schemaIn = (carrier: Carrier | undefined) => Object.values(carrier?.content ?? {})[0]?.schema;

/** Returns a part of a schema: of alternatives the first that is not null. */
function partOf(schema: unknown, key: string): Json | undefined {
  const part = isObject(schema) ? schema[key] : undefined;
  if (!isObject(part)) return undefined;
  const alternatives = part.anyOf ?? part.oneOf;
  return (isObjectList(alternatives) && alternatives.find(({ type }) => type !== 'null')) || part;
}

/** Returns the schema of an operation's body, or of its reply without the envelope. */
function sideOf(operation: Operation, side: 'body' | 'reply'): Json | undefined {
  if (side === 'body') return schemaIn(operation.requestBody);
  return partOf(schemaIn(operation.responses[200])?.properties, 'data');
}

function find(
  operations: ReadonlyMap<string, Operation>,
  [name, side, ...keys]: SchemaPlace,
): Json | undefined {
  const operation = operations.get(name);
  return keys.reduce<Json | undefined>(partOf, operation && sideOf(operation, side));
}

/** Names a reply: 'readContacts' gives Contacts; 'login', which is no read, gives LoginReply. */
const replyName = (operationId: string) =>
  /^(read|list)/.test(operationId) ? operationId.replace(/^(read|list)/, '') : `${capital(operationId)}Reply`;

/** Maps each named schema, as JSON, to its name; of two names the first is used. */
function namesOf(operations: readonly Operation[], { names = {} }: DocumentParts): Map<string, string> {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const known = new Map<string, string>();
  const name = (schema: Json | undefined, as: string) => {
    const text = JSON.stringify(schema);
    if (isObject(schema) && schema.type === 'object' && schema.properties && !known.has(text))
      known.set(text, as);
  };
  for (const [as, place] of Object.entries(names)) name(find(byId, place), as);
  for (const operation of operations) {
    name(sideOf(operation, 'body'), `${capital(operation.operationId)}Body`);
    name(sideOf(operation, 'reply'), replyName(operation.operationId));
  }
  return known;
}

/**
 * Moves named schemas into `components` and refers to them where they are used.
 * @param operations all operations, before those at one path are joined
 */
export function extractComponents(operations: readonly Operation[], parts: DocumentParts) {
  const known = namesOf(operations, parts);
  const schemas: Record<string, Json> = {};
  const referWithin = (node: object): Json =>
    Object.fromEntries(
      Object.entries(node).map(([key, part]) => [key, key === 'example' ? part : refer(part)]),
    );
  function refer(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(refer);
    if (!isObject(part)) return part;
    const name = known.get(JSON.stringify(part));
    if (name === undefined) return referWithin(part);
    schemas[name] ??= referWithin(part);
    return { $ref: `#/components/schemas/${name}` };
  }
  return { operations: operations.map((one) => ({ ...one, ...referWithin(one) })), schemas };
}
