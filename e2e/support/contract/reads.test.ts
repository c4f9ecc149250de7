import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fakeApi } from '#api/client/fake-api.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { isReadCompletely } from '#api/contract/lenient.ts';
import { readsDocument } from '#api/contract/reads-document.ts';
import { callByName } from '#api/endpoints/call-by-name.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { operations } from '#api/endpoints/operations.ts';
import { isObject } from '#domain/values/is-object.ts';
import project from '../../../package.json' with { type: 'json' };
import { takeSamples } from './samples.ts';

const document = readsDocument(endpoints, {
  title: `${project.contract.title}: the replies that are read`,
});
// Strict, so that a schema with a keyword that ajv ignores is no schema.
const ajv = new Ajv2020({ allowUnionTypes: true, strictTuples: false }).addSchema(document, 'reads');

/** Returns what the published schema of a call says against a reply; null if it accepts it. */
function faultIn(name: EndpointName, body: unknown): string | null {
  const operation = operations.find(({ names }) => names.includes(name));
  const validate = ajv.getSchema(`reads#/$defs/${operation?.name}`);
  if (!validate) throw new Error(`There is no schema of ${name}`);
  return validate(body) ? null : ajv.errorsText(validate.errors);
}

/** Returns true if the app's client reads a reply and leaves nothing out. */
async function isRead(name: EndpointName, body: unknown): Promise<boolean> {
  fakeApi(() => Response.json(body));
  const isUnderstood = await callByName(name).then(
    () => true,
    () => false,
  );
  const { reply }: Endpoint = endpoints[name];
  return isUnderstood && isReadCompletely(reply, isObject(body) ? body.data : undefined);
}

let replies: { name: EndpointName; body: unknown }[];
beforeAll(async () => {
  const samples = await takeSamples();
  replies = endpointNames.flatMap((name) => {
    const { reply, replyByRole = {} } = samples[name] ?? {};
    return [reply, ...Object.values(replyByRole)].map((body) => ({ name, body }));
  });
});

it('public/reads.json matches the endpoints; if not, run: npm run test:unit -- -u', async () => {
  const text = `${JSON.stringify(document, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot('../../../public/reads.json');
});

it('accepts each reply of the mock', () => {
  expect(replies.length).toBeGreaterThanOrEqual(endpointNames.length);
  expect(replies.flatMap(({ name, body }) => faultIn(name, body) ?? [])).toEqual([]);
});

/** Values that replace others. */
const values: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    1,
    3,
    -1,
    2.5,
    404,
    '',
    ' ',
    '0',
    '1',
    '3',
    ' 2.5 ',
    '-3',
    '0x10',
    'true',
    'NO',
    'null',
  ],
  ...['Yes', 'PATIENT ', 'male', 'Better', 'worse', 'some text', '20.11.2026', '2026-11-20 08:00:00'],
  ...['2026-11-20T08:00:00Z', '404', 'x'.repeat(300), {}, [], { name: 'a' }, { first_name: 'a' }, { id: 7 }],
];
const lists: readonly unknown[] = [[null], [1], ['text'], [{}], [[], []], [{ name: 'a', id: '1' }]];

/** Lists the paths of all values within a body. */
function pathsIn(node: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isObject(node)) return [path];
  return [path, ...Object.entries(node).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** Mutation of the field at a path; `kind` and `pick` choose the change. */
function mutate(body: unknown, path: readonly string[], kind: number, pick: number): unknown {
  const copy: unknown = structuredClone(body);
  const key = path.at(-1);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), copy);
  if (key === undefined || !isObject(parent)) return copy;
  const old = parent[key];
  if (kind === 0 && !Array.isArray(parent)) delete parent[key];
  else if (kind === 1 && !Array.isArray(parent)) {
    delete parent[key];
    parent[key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] = old;
  } else {
    // Valibot reads a list with items as an object without fields; the schema is stricter there.
    const pool = Array.isArray(old) ? [...values, ...lists] : values;
    parent[key] = pool[pick % pool.length];
  }
  return copy;
}

/** Returns true for a time that only a Date can judge, which no JSON Schema can. */
const hasUnclearTime = (node: unknown): boolean =>
  isObject(node) &&
  Object.entries(node).some(([key, inner]) =>
    key === 'createdAt'
      ? typeof inner === 'string' && Number.isNaN(Date.parse(inner))
      : hasUnclearTime(inner),
  );

it('accepts a mutated reply exactly if the app reads it', { timeout: 60_000 }, async () => {
  const verdicts = { read: 0, refused: 0 };
  const change = fc.record({ at: fc.nat(), kind: fc.nat({ max: 5 }), pick: fc.nat() });
  const changes = fc.array(change, { minLength: 1, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(fc.nat(), changes, async (which, steps) => {
      const { name, body } = replies[which % replies.length] ?? { name: 'login', body: {} };
      const mutant = steps.reduce((current, { at, kind, pick }) => {
        const paths = pathsIn(current);
        return mutate(current, paths[at % paths.length] ?? [], kind, pick);
      }, body);
      fc.pre(!hasUnclearTime(mutant));
      const read = await isRead(name, mutant);
      verdicts[read ? 'read' : 'refused'] += 1;
      const fault = faultIn(name, mutant);
      expect(fault === null, `${name} ${JSON.stringify(mutant)}: ${fault}`).toBe(read);
    }),
    { numRuns: 1000 },
  );
  // Both sides occur often, so agreement is no chance.
  expect(Math.min(verdicts.read, verdicts.refused)).toBeGreaterThan(150);
});
