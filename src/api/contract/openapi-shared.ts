import type { Json } from './wire-schema.ts';

type Content = Record<string, { schema: Json }>;
type Carrier = { description?: string; content?: Content };

/** What two operations carry in the same place: the same, or either of the two, each under its operation's name. */
function eitherContent(a: [name: unknown, Carrier?], b: [name: unknown, Carrier?]): Content | undefined {
  const [contentA, contentB] = [a[1]?.content, b[1]?.content];
  if (!contentA || !contentB || JSON.stringify(contentA) === JSON.stringify(contentB))
    return contentA ?? contentB;
  const shapes = [a, b].flatMap(([title, carrier]) =>
    Object.values(carrier?.content ?? {}).flatMap(
      ({ schema }) => (schema.oneOf as Json[] | undefined) ?? [{ title, ...schema }],
    ),
  );
  return { 'application/json': { schema: { oneOf: shapes } } };
}

/** The statuses of two operations; where they say different things, both are said. */
function sharedResponses(a: Json, b: Json): Json {
  const [of, more] = [a.responses, b.responses] as Record<string, Carrier>[];
  const both = Object.entries(more ?? {}).map(([status, response]) => {
    const said = [of?.[status]?.description, response.description].filter(Boolean);
    const content = eitherContent([a.operationId, of?.[status]], [b.operationId, response]);
    return [
      status,
      { ...response, description: [...new Set(said)].join(' Or: '), ...(content && { content }) },
    ];
  });
  return { ...of, ...Object.fromEntries(both) };
}

const union = (a: unknown, b: unknown) => {
  const all = [a, b].flatMap((list) => (list as unknown[] | undefined) ?? []);
  return [...new Map(all.map((item) => [JSON.stringify(item), item])).values()];
};

/** Two endpoints at one address, told apart by role or body, are one operation with a body of either shape. */
export function sharedOperation(a: Json, b: Json): Json {
  const content = eitherContent(
    [a.operationId, a.requestBody as Carrier],
    [b.operationId, b.requestBody as Carrier],
  );
  const inAddress = union(a.parameters, b.parameters);
  const roles = union(a['x-roles'], b['x-roles']);
  return {
    ...a,
    operationId: `${a.operationId}-${b.operationId}`,
    summary: `${a.summary} / ${b.summary}`,
    ...(roles.length > 0 && { 'x-roles': roles }),
    ...(inAddress.length > 0 && { parameters: inAddress }),
    ...(content && { requestBody: { required: true, content } }),
    responses: sharedResponses(a, b),
  };
}
