import { isObject } from '#domain/values/is-object.ts';
import type { Endpoint } from './endpoint.ts';
import type { DocumentParts, EndpointAdditions, Sample } from './openapi-parts.ts';
import { describeResponses } from './openapi-responses.ts';
import { describeRules } from './openapi-rules.ts';
import type { Carrier, Operation } from './openapi-types.ts';
import { type Json, wireSchema } from './wire-schema.ts';

const isWrite = ({ method }: Endpoint) => method === 'POST' || method === 'PUT';
const userIdSchema: Json = {
  type: 'string',
  minLength: 1,
  description: 'The patient whom a physician acts for. A patient acts for themselves and leaves it out.',
};

/** Lists the parameters of the path and the query, with the patient's id of a read. */
function parametersOf(
  endpoint: Endpoint,
  descriptions: Readonly<Record<string, string>>,
  sample?: Sample,
): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: descriptions[name] ?? 'Whose, or which.',
    schema: { type: 'string', minLength: 1 },
    ...(sample?.params && { example: sample.params[name] }),
  }));
  const { properties, required }: Json = endpoint.query ? wireSchema(endpoint.query) : {};
  const inQuery = Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    ...(descriptions[name] && { description: descriptions[name] }),
    schema,
    ...(sample?.query && { example: sample.query[name] }),
  }));
  const { description, ...schema } = userIdSchema;
  const scope = { name: 'userId', in: 'query', required: false, description, schema };
  return [...inPath, ...inQuery, ...(endpoint.onBehalf && !isWrite(endpoint) ? [scope] : [])];
}

/** Returns the request body, with the patient's id of a write; undefined if there is none. */
function requestBodyOf(endpoint: Endpoint, sample?: Sample): Carrier | undefined {
  if (!endpoint.body) return undefined;
  const schema = wireSchema(endpoint.body);
  if (endpoint.onBehalf)
    schema.properties = { ...(isObject(schema.properties) && schema.properties), userId: userIdSchema };
  const mediaType = endpoint.multipart ? 'multipart/form-data' : 'application/json';
  const example = sample?.body !== undefined && { example: sample.body };
  return { required: true, content: { [mediaType]: { schema, ...example } } };
}

/** Describes an operation: roles, patient, and rules that no schema can express. */
function describeEndpoint({ access, onBehalf, assumed }: Endpoint, described: EndpointAdditions): string {
  const rolesText = access === 'public' ? 'For anybody, without a token.' : `For: ${access.join(', ')}.`;
  const subjectText = onBehalf
    ? ' A physician says in `userId` whose record it is; a patient leaves it out.'
    : '';
  const assumedText = assumed ? ' No document shows this path: it is a guess.' : '';
  const rules = [...(described.asks ? describeRules(described.asks) : []), ...(described.rules ?? [])];
  const rulesText = rules.map((rule) => `- ${rule}`).join('\n');
  return `${rolesText}${subjectText}${assumedText}${rulesText && `\n\nRules that the schema cannot say:\n\n${rulesText}`}`;
}

/** Returns an endpoint as an operation of the document. */
export function toOperation(name: string, endpoint: Endpoint, parts: DocumentParts = {}): Operation {
  const [tag] = endpoint.path.split('/');
  const { described: { [name]: described = {} } = {}, samples: { [name]: sample } = {} } = parts;
  const inAddress = parametersOf(endpoint, parts.parameters ?? {}, sample);
  const body = requestBodyOf(endpoint, sample);
  return {
    operationId: name,
    summary: endpoint.summary,
    description: describeEndpoint(endpoint, described),
    tags: [tag],
    ...(endpoint.access === 'public'
      ? { security: [] }
      : { security: [{ bearer: [] }], 'x-roles': endpoint.access }),
    ...(endpoint.assumed && { 'x-assumed': true }),
    ...(inAddress.length > 0 && { parameters: inAddress }),
    ...(body && { requestBody: body }),
    responses: describeResponses(endpoint, described, sample),
  };
}
