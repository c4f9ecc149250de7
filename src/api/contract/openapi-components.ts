import { isObject } from '#domain/values/is-object.ts';
import type { DocumentParts, SchemaPlace } from './openapi-parts.ts';
import type { Carrier, Operation } from './openapi-types.ts';
import { isObjectList, type Json } from './wire-schema.ts';

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the schema of a body; each has one media type. */
const schemaIn = (carrier: Carrier | undefined) => Object.values(carrier?.content ?? {})[0]?.schema;

/** Returns a part of a schema: of alternatives the first that is not null. */
function partOf(schema: unknown, key: string): Json | undefined {
  const part = isObject(schema) ? schema[key] : undefined;
  if (!isObject(part)) return undefined;
  const alternatives = part.anyOf ?? part.oneOf;
  return (isObjectList(alternatives) && alternatives.find(({ type }) => type !== 'null')) || part;
}

/** Returns the schema of an operation's body, or of its reply without the envelope. */
function bodyOrReplyOf(operation: Operation, side: 'body' | 'reply'): Json | undefined {
  if (side === 'body') return schemaIn(operation.requestBody);
  return partOf(schemaIn(operation.responses[200])?.properties, 'data');
}

/** Follows a place to its schema; undefined if an endpoint or a key does not exist. */
function findSchema(
  operations: ReadonlyMap<string, Operation>,
  [name, side, ...keys]: SchemaPlace,
): Json | undefined {
  const operation = operations.get(name);
  return keys.reduce<Json | undefined>(partOf, operation && bodyOrReplyOf(operation, side));
}

/** Names a reply: 'readContacts' gives Contacts; 'login', which is no read, gives LoginReply. */
const replyName = (operationId: string) =>
  /^(read|list)/.test(operationId)
    ? operationId.replace(/^(read|list)/, '')
    : `${capitalize(operationId)}Reply`;

/** Maps each named schema, as JSON, to its name; of two names the first is used. */
function namesOf(operations: readonly Operation[], { names = {} }: DocumentParts): Map<string, string> {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const namesBySchema = new Map<string, string>();
  const addName = (schema: Json | undefined, as: string) => {
    const text = JSON.stringify(schema);
    if (isObject(schema) && schema.type === 'object' && schema.properties && !namesBySchema.has(text))
      namesBySchema.set(text, as);
  };
  for (const [as, place] of Object.entries(names)) addName(findSchema(byId, place), as);
  for (const operation of operations) {
    addName(bodyOrReplyOf(operation, 'body'), `${capitalize(operation.operationId)}Body`);
    addName(bodyOrReplyOf(operation, 'reply'), replyName(operation.operationId));
  }
  return namesBySchema;
}

/**
 * Moves named schemas into `components` and refers to them where they are used.
 * @param operations all operations, before those at one path are joined
 */
export function extractComponents(operations: readonly Operation[], parts: DocumentParts) {
  const namesBySchema = namesOf(operations, parts);
  const schemas: Record<string, Json> = {};
  const referWithin = (node: object): Json =>
    Object.fromEntries(
      // An example is data, even where it looks like a named schema.
      Object.entries(node).map(([key, part]) => [key, key === 'example' ? part : refer(part)]),
    );
  function refer(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(refer);
    if (!isObject(part)) return part;
    const name = namesBySchema.get(JSON.stringify(part));
    if (name === undefined) return referWithin(part);
    schemas[name] ??= referWithin(part);
    return { $ref: `#/components/schemas/${name}` };
  }
  return { operations: operations.map((one) => ({ ...one, ...referWithin(one) })), schemas };
}
