import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { countByVerdict } from '#radar/report.ts';
import { type IdKind, otherIds } from './testing/other-ids.ts';
import { posingOverHttp } from './testing/over-http.ts';
import { type Body, patient, physician, posing, radarOf } from './testing/posing.ts';

const feelings = ['worse', 'same', 'better', ''];
/** Returns true for the values of a map, whose keys are data. */
const isMap = (values: readonly unknown[]) =>
  values.every((value) => typeof value === 'number' || feelings.includes(String(value)));

/** Returns a reply with its keys in another order and with additional keys. */
function otherwise(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(otherwise);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, otherwise(value)]);
  if (isMap(Object.values(node))) return Object.fromEntries(entries);
  return Object.fromEntries([['_links', { self: '/x' }], ...entries.reverse(), ['revision', 7]]);
}

it.each([patient, physician])('reports no drift in valid traffic of %s', async (email) => {
  const { report, drifting } = await radarOf(posing(await createTestServer()), email);
  expect(drifting).toEqual([]);
  expect(report.operations.filter(({ verdict }) => verdict === 'unreachable')).toEqual([]);
  expect(countByVerdict(report, 'fits')).toBeGreaterThan(20);
  expect(report.unknownCalls).toEqual([]);
});

const kinds: IdKind[] = ['uuid', 'digits', 'number'];
it.each([patient, physician].flatMap((email) => kinds.map((kind) => [kind, email] as const)))(
  'reports no drift over HTTP with %s ids, reordered keys and additional fields, for %s',
  async (kind, email) => {
    const { inReply, inCall } = otherIds(kind);
    const asked: string[] = [];
    const api = await posingOverHttp(await createTestServer(), {
      alter: (_, body) => inReply(otherwise(body)) as Body,
      inCall: (text) => {
        asked.push(text);
        return inCall(text);
      },
    });
    const { report, drifting } = await radarOf(api, email);
    expect(drifting).toEqual([]);
    expect(report.operations.filter(({ verdict }) => verdict === 'unreachable')).toEqual([]);
    expect(asked.join()).toMatch(/7c9e6679|90000000/);
  },
);
