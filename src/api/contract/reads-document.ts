import { type Endpoint, optionalText, unreadReply } from './endpoint.ts';
import { parseLeniently } from './lenient.ts';
import { blankSchema, readingSchema } from './reading-schema.ts';
import type { Json } from './wire-schema.ts';

const aboutText = `The replies that the app reads, one schema for each \`operationId\` of openapi.json, generated from the schemas that the app reads with. A schema is for the body of a success.

- A field in \`required\` must be there. What else a body holds is ignored.
- \`"$comment": "tolerated"\` marks an alternative that the contract does not have. It is read, and reported as a difference.
- A list is accepted where every item of it can be read; the app itself shows the others and says how many are missing.`;

/** Status within a body that does not say that the call was refused. */
const unrefusedStatus: Json = {
  description: 'Less than 400: the body of a success says of no refusal.',
  not: {
    anyOf: [
      { type: 'number', minimum: 400 },
      { type: 'string', pattern: String.raw`^\s*\+?0*([4-9]\d\d|[1-9]\d{3,})(\.\d*)?\s*$` },
    ],
  },
};

/** Returns the JSON Schema of the successful replies that an endpoint reads. */
function readingOf({ reply }: Endpoint): Json {
  const envelopeFields = { status: unrefusedStatus, message: readingSchema(optionalText) };
  const isOptional = parseLeniently(reply, undefined).fits;
  return {
    type: isOptional ? ['object', 'null'] : 'object',
    properties: { ...envelopeFields, ...(reply !== unreadReply && { data: readingSchema(reply) }) },
    ...(!isOptional && { required: ['data'] }),
  };
}

/**
 * Returns one JSON Schema for each operation: the replies that the app reads. Only tests call this:
 * the app does not bundle it, and public/reads.json is its output.
 */
export function readsDocument(registry: Readonly<Record<string, Endpoint>>, info: Json = {}): Json {
  const byAddress = Map.groupBy(Object.entries(registry), ([, { method, path }]) => `${method} ${path}`);
  const operations = [...byAddress.values()].map((endpoints) => {
    const schemas = endpoints.map(([, endpoint]) => JSON.stringify(readingOf(endpoint)));
    const shapes = [...new Set(schemas)].map((text) => JSON.parse(text) as Json);
    const [only, ...others] = shapes;
    const name = endpoints.map(([operationId]) => operationId).join('-');
    return [name, others.length === 0 ? only : { anyOf: shapes }] as const;
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...info,
    description: aboutText,
    $defs: { ...Object.fromEntries(operations), blank: blankSchema },
  };
}
