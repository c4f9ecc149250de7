import type { DocumentParts, SchemaPlace } from './openapi-parts.ts';
import type { Json } from './wire-schema.ts';

type Operation = { operationId: string } & Json;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const schemaIn = (carrier: unknown) =>
  Object.values(((carrier as Json | undefined)?.content ?? {}) as Record<string, { schema: Json }>)[0]
    ?.schema;
/** Returns the first alternative that is not null. */
const plain = (schema: Json | undefined): Json | undefined =>
  ((schema?.anyOf ?? schema?.oneOf) as Json[] | undefined)?.find(({ type }) => type !== 'null') ?? schema;

/** Returns the schema of an operation's body, or of its reply without the envelope. */
function sideOf(operation: Operation, side: 'body' | 'reply'): Json | undefined {
  if (side === 'body') return schemaIn(operation.requestBody);
  const { properties } = schemaIn((operation.responses as Json)[200]) ?? {};
  return plain((properties as Json | undefined)?.data as Json | undefined);
}

function find(
  operations: ReadonlyMap<string, Operation>,
  [name, side, ...keys]: SchemaPlace,
): Json | undefined {
  const operation = operations.get(name);
  return keys.reduce<Json | undefined>(
    (schema, key) => plain(schema?.[key] as Json | undefined),
    operation && sideOf(operation, side),
  );
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
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer);
    return isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, each]) => [key, key === 'example' ? each : refer(each)]),
        )
      : value;
  };
  function refer(value: unknown): unknown {
    const name = isObject(value) ? known.get(JSON.stringify(value)) : undefined;
    if (name === undefined) return inner(value);
    schemas[name] ??= inner(value) as Json;
    return { $ref: `#/components/schemas/${name}` };
  }
  return { operations: operations.map((operation) => inner(operation) as Operation), schemas };
}
