import { isObject } from '#domain/values/is-object.ts';
import type { Endpoint } from './endpoint.ts';
import type { IdSource } from './openapi-parts.ts';
import type { Carrier, Operation } from './openapi-types.ts';
import { isObjectList, type Json } from './wire-schema.ts';

/** Values for a call, by the name of its parameter or field: runtime expressions or constants. */
type Expressions = Readonly<Record<string, string>>;
/** Fields of an endpoint's query or body, as an expression names its part of the request. */
const requestParts = [
  ['query', '$request.query.'],
  ['body', '$request.body#/'],
] as const;

/** Returns the values that a call was made with, for the reads that it makes stale. */
function valuesOfRequest(endpoint: Endpoint): Expressions {
  // A pointer needs JSON, which a form is not.
  if (endpoint.multipart) return {};
  const entries = requestParts.flatMap(([part, expression]) =>
    Object.keys(endpoint[part]?.entries ?? {}).map((name) => [name, expression + name] as const),
  );
  return Object.fromEntries(entries);
}

/** Returns the values of the sources that concern a target. */
const valuesOfSources = (sources: readonly IdSource[], { path }: Endpoint): Expressions =>
  Object.fromEntries(
    sources.filter(({ below = '' }) => path.startsWith(below)).map(({ as, value }) => [as, value]),
  );

/** Lists the required fields of a body. */
function requiredFields({ requestBody }: Operation): string[] {
  const [media] = Object.values(requestBody?.content ?? {});
  return Array.isArray(media?.schema.required) ? media.schema.required.map(String) : [];
}

/** Returns the link to an operation; null if a required value is unknown. */
function linkTo(target: Operation, values: Expressions, description: string): Json | null {
  const parameters = (isObjectList(target.parameters) ? target.parameters : []).filter(
    ({ name, required }) => required === true || Object.hasOwn(values, String(name)),
  );
  const names = parameters.map(({ name }) => String(name));
  const fields = requiredFields(target);
  if ([...names, ...fields].some((name) => !Object.hasOwn(values, name))) return null;
  const pick = (picked: readonly string[]) =>
    Object.fromEntries(picked.map((name) => [name, values[name]] as const));
  return {
    operationId: target.operationId,
    description,
    ...(names.length > 0 && { parameters: pick(names) }),
    ...(fields.length > 0 && { requestBody: pick(fields) }),
  };
}

const rolesOf = ({ access }: Endpoint) => (access === 'public' ? null : access);
/** Returns true if one user may make both calls. */
const isSharedByRole = (one: Endpoint, other: Endpoint) => {
  const [roles, others] = [rolesOf(one), rolesOf(other)];
  return !roles || !others || roles.some((role) => others.includes(role));
};

/** Endpoint with its operation in the document. */
export interface Documented {
  readonly endpoint: Endpoint;
  readonly operation: Operation;
}

/** Lists the links of an operation: to calls that take its ids, and to reads that it changes. */
function linksOf(
  { endpoint, operation }: Documented,
  all: readonly Documented[],
  sources: readonly IdSource[],
): Json {
  const links = all.map((target) => {
    const fromReply = valuesOfSources(sources, target.endpoint);
    const isStale = endpoint.makesStale?.some(({ path }) => path === target.endpoint.path) === true;
    const isRead = target.endpoint.method === 'GET';
    if (!isSharedByRole(endpoint, target.endpoint) || target.operation === operation) return [];
    if (isStale && isRead) {
      const values = { ...valuesOfRequest(endpoint), ...fromReply };
      const link = linkTo(target.operation, values, 'Shows the change.');
      return link ? [link] : [];
    }
    const link = linkTo(target.operation, fromReply, 'Takes an id of this reply.');
    return link && (isObject(link.parameters) || isObject(link.requestBody)) ? [link] : [];
  });
  return Object.fromEntries(links.flat().map((link) => [link.operationId, link]));
}

/** Adds the links to the successes of operations. */
export function addLinks(
  all: readonly Documented[],
  sources: Readonly<Record<string, readonly IdSource[] | undefined>>,
): Operation[] {
  return all.map((documented) => {
    const { operation } = documented;
    const links = linksOf(documented, all, sources[operation.operationId] ?? []);
    const success: Carrier | undefined = operation.responses[200];
    if (!success || Object.keys(links).length === 0) return operation;
    return { ...operation, responses: { ...operation.responses, 200: { ...success, links } } };
  });
}
