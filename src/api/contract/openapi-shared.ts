import type { Json } from './wire-schema.ts';

type Media = { schema: Json; example?: unknown; examples?: Record<string, Json> };
type Carrier = { description?: string; content?: Record<string, Media> };
type Named = [name: unknown, carrier: Carrier | undefined];

const mediaOf = (carrier: Carrier | undefined) => Object.values(carrier?.content ?? {})[0];

/** Collects the examples of operations, each under its operation's name. */
function mergeExamples(of: readonly Named[]): Pick<Media, 'examples'> {
  const all = of.flatMap(([name, carrier]) => {
    const { example, examples = {} } = mediaOf(carrier) ?? {};
    return [
      ...Object.entries(examples),
      ...(example === undefined ? [] : [[String(name), { value: example }] as const]),
    ];
  });
  return all.length > 0 ? { examples: Object.fromEntries(all) } : {};
}

/** Returns the content of operations in one place: the schema that they share, or a oneOf. */
function mergeContent(...of: readonly Named[]): Carrier['content'] {
  const schemas = of.flatMap(([, carrier]) => {
    const schema = mediaOf(carrier)?.schema;
    return (schema?.oneOf as Json[] | undefined) ?? (schema ? [schema] : []);
  });
  const shapes = union(schemas);
  if (shapes.length === 0) return undefined;
  const schema = shapes.length === 1 ? (shapes[0] as Json) : { oneOf: shapes };
  return { 'application/json': { schema, ...mergeExamples(of) } };
}

const union = <Item>(...lists: readonly (readonly Item[] | undefined)[]): Item[] => {
  const all = lists.flatMap((list) => list ?? []);
  return [...new Map(all.map((item) => [JSON.stringify(item), item])).values()];
};
const sentences = (text: unknown) => String(text ?? '').split(/(?<=\.)\s/);

/** Merges the responses of two operations; keeps both descriptions if they differ. */
function mergeResponses(a: Json, b: Json): Json {
  const [of, more] = [a.responses, b.responses] as Record<string, Carrier>[];
  const both = Object.entries(more ?? {}).map(([status, response]) => {
    const said = union(sentences(of?.[status]?.description), sentences(response.description));
    const content = mergeContent([a.operationId, of?.[status]], [b.operationId, response]);
    return [status, { ...response, description: said.join(' ').trim(), ...(content && { content }) }];
  });
  return { ...of, ...Object.fromEntries(both) };
}

/** Merges two endpoints of one path, which differ by role or body, into one operation. */
export function mergeOperations(a: Json, b: Json): Json {
  const content = mergeContent(
    [a.operationId, a.requestBody as Carrier],
    [b.operationId, b.requestBody as Carrier],
  );
  const inAddress = union(a.parameters as Json[], b.parameters as Json[]);
  const roles = union(a['x-roles'] as string[], b['x-roles'] as string[]);
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
