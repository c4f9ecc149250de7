import type { Carrier, Media, Operation } from './openapi-types.ts';
import { isObjectList, type Json } from './wire-schema.ts';

/** Body of an operation, with the operation's name. */
type NamedCarrier = [name: string, carrier: Carrier | undefined];

const mediaOf = (carrier: Carrier | undefined) => Object.values(carrier?.content ?? {})[0];

/** Collects the examples of operations, each under its operation's name. */
function mergeExamples(namedCarriers: readonly NamedCarrier[]): Pick<Media, 'examples'> {
  const namedExamples = namedCarriers.flatMap(([name, carrier]) => {
    const { example, examples = {} } = mediaOf(carrier) ?? {};
    return [
      ...Object.entries(examples),
      ...(example === undefined ? [] : [[name, { value: example }] as const]),
    ];
  });
  return namedExamples.length > 0 ? { examples: Object.fromEntries(namedExamples) } : {};
}

/** Returns the content of operations in one place: the schema that they share, or a oneOf. */
function mergeContent(...namedCarriers: readonly NamedCarrier[]): Carrier['content'] {
  const schemas = namedCarriers.flatMap(([, carrier]) => {
    const schema = mediaOf(carrier)?.schema;
    if (isObjectList(schema?.oneOf)) return schema.oneOf;
    return schema ? [schema] : [];
  });
  const shapes = union(schemas);
  const [only, ...others] = shapes;
  if (!only) return undefined;
  const schema: Json = others.length === 0 ? only : { oneOf: shapes };
  return { 'application/json': { schema, ...mergeExamples(namedCarriers) } };
}

/** Joins lists, without repeating an item of equal JSON. */
const union = <Item>(...lists: readonly (readonly Item[] | undefined)[]): Item[] => {
  const items = lists.flatMap((list) => list ?? []);
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
};
const sentences = (text = '') => text.split(/(?<=\.)\s/);

/** Merges the responses of two operations; keeps both descriptions if they differ. */
function mergeResponses(a: Operation, b: Operation): Operation['responses'] {
  const responsesOfA = a.responses;
  const mergedEntries = Object.entries(b.responses).map(([status, response]) => {
    const descriptions = union(sentences(responsesOfA[status]?.description), sentences(response.description));
    const content = mergeContent([a.operationId, responsesOfA[status]], [b.operationId, response]);
    return [status, { ...response, description: descriptions.join(' ').trim(), ...(content && { content }) }];
  });
  return { ...responsesOfA, ...Object.fromEntries(mergedEntries) };
}

/** Merges two endpoints of one path, which differ by role or body, into one operation. */
export function mergeOperations(a: Operation, b: Operation): Operation {
  const content = mergeContent([a.operationId, a.requestBody], [b.operationId, b.requestBody]);
  const inAddress = union(a.parameters, b.parameters);
  const roles = union(a['x-roles'], b['x-roles']);
  return {
    ...a,
    operationId: `${a.operationId}-${b.operationId}`,
    summary: `${a.summary} / ${b.summary}`,
    description: `${a.description}\n\n**${b.summary}.** ${b.description}`,
    ...(roles.length > 0 && { 'x-roles': roles }),
    ...(inAddress.length > 0 && { parameters: inAddress }),
    ...(content && { requestBody: { required: true, content } }),
    responses: mergeResponses(a, b),
  };
}
