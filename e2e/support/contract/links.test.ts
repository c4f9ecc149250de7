import { beforeAll, expect, it, vi } from 'vitest';
import type { Json } from '#api/contract/wire-schema.ts';
import { linkSources } from '#api/endpoints/api-document-links.ts';
import { isObject } from '#domain/values/is-object.ts';
import { contractDocument } from './document.ts';

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
  schema: Json;
}
interface Link {
  operationId: string;
  parameters?: Record<string, string>;
  requestBody?: Record<string, string>;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; required: boolean; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media>; links?: Record<string, Link> }>;
}

let document: Json;
let operations: Operation[];
let links: { from: Operation; link: Link; to: Operation | undefined }[];
beforeAll(async () => {
  vi.stubEnv('TZ', 'UTC');
  document = await contractDocument();
  const paths = Object.values(document.paths as Record<string, Record<string, Operation>>);
  operations = paths.flatMap((path) => Object.values(path));
  links = operations.flatMap((from) =>
    Object.values(from.responses[200]?.links ?? {}).map((link) => ({
      from,
      link,
      to: operations.find(({ operationId }) => operationId === link.operationId),
    })),
  );
});

/** Returns an example of a body, the first of several. */
const exampleOf = (content: Record<string, Media> | undefined): unknown => {
  const [media] = Object.values(content ?? {});
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
};

/** Returns the value at a JSON pointer. */
const valueAt = (body: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), body);

/** Evaluates a runtime expression in an operation's own example; a constant is itself. */
function evaluate(expression: string, { parameters, requestBody, responses }: Operation): unknown {
  const [source = '', pointer = ''] = expression.split('#');
  if (source === '$response.body') return valueAt(exampleOf(responses[200]?.content), pointer);
  if (source === '$request.body') return valueAt(exampleOf(requestBody?.content), pointer);
  const [, name] = /^\$request\.(?:query|path)\.(\w+)$/.exec(source) ?? [];
  return name ? parameters?.find((parameter) => parameter.name === name)?.example : expression;
}

/** Follows a reference to a schema of the document. */
const resolve = (schema: Json) =>
  typeof schema.$ref === 'string' ? (valueAt(document, schema.$ref.slice(1)) as Json) : schema;

it('leads to operations of the document, from each declared source', () => {
  expect(links.filter(({ to }) => !to)).toEqual([]);
  expect(links.length).toBeGreaterThan(60);
  const sources = new Set(links.map(({ from }) => from.operationId));
  expect(Object.keys(linkSources).filter((name) => !sources.has(name))).toEqual([]);
});

it('gives parameters and fields that the target has, and each that it requires', () => {
  const faults = links.flatMap(({ from, link, to }) => {
    const names = to?.parameters?.map(({ name }) => name) ?? [];
    const required = to?.parameters?.filter((parameter) => parameter.required).map(({ name }) => name) ?? [];
    const [media] = Object.values(to?.requestBody?.content ?? {});
    const body = media && resolve(media.schema);
    const given = Object.keys(link.parameters ?? {});
    const fields = Object.keys(link.requestBody ?? {});
    const unknown = [
      ...given.filter((name) => !names.includes(name)),
      ...fields.filter((name) => !Object.hasOwn((body?.properties as Json) ?? {}, name)),
    ];
    const missing = [
      ...required.filter((name) => !given.includes(name)),
      ...((body?.required as string[] | undefined) ?? []).filter((name) => !fields.includes(name)),
    ];
    return [...unknown, ...missing].map((name) => `${from.operationId} to ${link.operationId}: ${name}`);
  });
  expect(faults).toEqual([]);
});

it('finds the values in the examples of the operation', () => {
  const faults = links.flatMap(({ from, link, to }) => {
    const isOptional = (name: string) =>
      to?.parameters?.some((parameter) => parameter.name === name && !parameter.required);
    return Object.entries({ ...link.parameters, ...link.requestBody })
      .filter(
        ([name, value]) => !['string', 'number'].includes(typeof evaluate(value, from)) && !isOptional(name),
      )
      .map(([, value]) => `${from.operationId} to ${link.operationId}: ${value}`);
  });
  expect(faults).toEqual([]);
});
