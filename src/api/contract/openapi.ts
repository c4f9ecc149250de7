import { type GenericSchema, is } from 'valibot';
import { type CatalogueText, type Endpoint, serverData, serverMessage, unread } from './endpoint.ts';
import { sharedOperation } from './openapi-shared.ts';
import { type Json, wireSchema } from './wire-schema.ts';

const said = { status: { type: 'integer' }, message: { type: ['string', 'null'] } } as const;

/** The body of an answer: `data` is asked for only where something is read of it (decision 63). */
function envelope(reply?: GenericSchema): Json {
  if (!reply || reply === unread) return { type: 'object', properties: said };
  const properties = { ...said, data: wireSchema(reply) };
  return { type: 'object', properties, ...(!is(reply, undefined) && { required: ['data'] }) };
}

const isWrite = ({ method }: Endpoint) => method === 'POST' || method === 'PUT';
const userId: Json = {
  type: 'string',
  description: 'The patient whom a physician acts for. A patient acts for themselves and leaves it out.',
};

function parameters(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = (endpoint.query ? wireSchema(endpoint.query) : {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const { description, ...schema } = userId;
  const scope = { name: 'userId', in: 'query', required: false, description, schema };
  return [...inPath, ...inQuery, ...(endpoint.onBehalf && !isWrite(endpoint) ? [scope] : [])];
}

function requestBody(endpoint: Endpoint): Json | undefined {
  if (!endpoint.body) return undefined;
  const schema = wireSchema(endpoint.body);
  if (endpoint.onBehalf) schema.properties = { ...(schema.properties as Json), userId };
  const mediaType = endpoint.multipart ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [mediaType]: { schema } } };
}

function spoken(text: CatalogueText): string {
  if (text === serverData) return 'what `data` holds, or the server’s message';
  return text === serverMessage ? 'the server’s message' : `“${text}”`;
}

/** The statuses a client has to expect, and what the catalogue makes of each. */
function errorResponses(endpoint: Endpoint): Json {
  const silent = new Map<number, string>();
  if (endpoint.query || endpoint.body) silent.set(400, 'The request breaks a rule. No toast.');
  if (endpoint.access !== 'public') {
    silent.set(401, 'No valid token. The tokens are renewed once and the call is repeated.');
    silent.set(403, 'Not for this role, or not one’s own record. No toast.');
  }
  if (endpoint.onBehalf) silent.set(404, 'There is no such record. No toast.');
  if (endpoint.body) silent.set(413, 'The request is too large. No toast.');
  const others = endpoint.otherErrors;
  const catalogue: Record<number, CatalogueText> = {
    500: serverMessage,
    ...Object.fromEntries(others ? [400, 403, 404, 500].map((status) => [status, others]) : []),
    ...endpoint.errors,
  };
  const toasted = Object.entries(catalogue).map(
    ([status, text]) => [Number(status), `The toast says ${spoken(text)}.`] as const,
  );
  const described = new Map([...silent, ...toasted]);
  return Object.fromEntries(
    [...described].map(([status, description]) => [
      status,
      { $ref: '#/components/responses/Problem', description },
    ]),
  );
}

function operation(name: string, endpoint: Endpoint): Json {
  const [tag] = endpoint.path.split('/');
  const toast = endpoint.success ? `The toast says ${spoken(endpoint.success)}.` : 'No toast.';
  const description = endpoint.reply === unread ? `${toast} The body is not read and may be empty.` : toast;
  const further = Object.entries(endpoint.alsoSucceeds ?? {});
  const content = { 'application/json': { schema: envelope(endpoint.reply) } };
  const success = (description: string) => ({ description, content });
  const inAddress = parameters(endpoint);
  const body = requestBody(endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tag],
    ...(endpoint.access === 'public'
      ? { security: [] }
      : { security: [{ bearer: [] }], 'x-roles': endpoint.access }),
    ...(endpoint.assumed && { 'x-assumed': true }),
    ...(inAddress.length > 0 && { parameters: inAddress }),
    ...(body && { requestBody: body }),
    responses: {
      200: success(description),
      ...Object.fromEntries(
        further.map(([status, meaning]) => [status, success(`${meaning} ${description}`)]),
      ),
      ...errorResponses(endpoint),
    },
  };
}

/**
 * The OpenAPI 3.1 document of a registry of endpoints, as plain JSON. Only tests call this: the app does not
 * carry it, public/openapi.json is its output.
 */
export function openApiDocument(registry: Readonly<Record<string, Endpoint>>): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(registry)) {
    const path = `/${endpoint.path}`;
    const method = endpoint.method.toLowerCase();
    const own = operation(name, endpoint);
    const known = paths[path]?.[method];
    paths[path] = { ...paths[path], [method]: known ? sharedOperation(known, own) : own };
  }
  const tags = [...new Set(Object.values(registry).map(({ path }) => path.split('/')[0]))];
  return {
    openapi: '3.1.1',
    info: {
      title: 'Clinic health intake',
      version: '1.0.0',
      description:
        'The calls this app makes, generated from its own schemas. Misspelt names are the contract’s. ' +
        'x-assumed marks a path that no document shows.',
    },
    servers: [{ url: '/', description: 'Paths are relative to the base of the API' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'The call failed; the message says why.',
          content: { 'application/json': { schema: envelope() } },
        },
      },
    },
  };
}
