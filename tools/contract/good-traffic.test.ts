import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { countByVerdict } from '#radar/report.ts';
import { createIdReplacer, type IdKind } from './testing/id-replacer.ts';
import { createPosingApiOverHttp } from './testing/over-http.ts';
import { type Body, createPosingApi, patientEmail, physicianEmail, runRadar } from './testing/posing-api.ts';

const feelings = ['worse', 'same', 'better', ''];
/** Returns true for the values of a map, whose keys are data. */
const isMap = (values: readonly unknown[]) =>
  values.every((value) => typeof value === 'number' || feelings.includes(String(value)));

/** Returns a reply with its keys in another order and with additional keys. */
function reorderAndExtend(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(reorderAndExtend);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, reorderAndExtend(value)]);
  if (isMap(Object.values(node))) return Object.fromEntries(entries);
  return Object.fromEntries([['_links', { self: '/x' }], ...entries.reverse(), ['revision', 7]]);
}

it.each([patientEmail, physicianEmail])('reports no drift in valid traffic of %s', async (email) => {
  const { report, driftLines } = await runRadar(createPosingApi(await createTestServer()), email);
  expect(driftLines).toEqual([]);
  expect(report.operations.filter(({ verdict }) => verdict === 'unreachable')).toEqual([]);
  // Without enough calls, an empty list of drifts would prove nothing.
  expect(countByVerdict(report, 'fits')).toBeGreaterThan(20);
  expect(report.unknownCalls).toEqual([]);
});

const idKinds: IdKind[] = ['uuid', 'digits', 'number'];
it.each([patientEmail, physicianEmail].flatMap((email) => idKinds.map((kind) => [kind, email] as const)))(
  'reports no drift over HTTP with %s ids, reordered keys and additional fields, for %s',
  async (kind, email) => {
    const { replaceInReply, restoreInCall } = createIdReplacer(kind);
    const calledTexts: string[] = [];
    const api = await createPosingApiOverHttp(await createTestServer(), {
      alter: (_, body) => replaceInReply(reorderAndExtend(body)) as Body,
      convertCall: (text) => {
        calledTexts.push(text);
        return restoreInCall(text);
      },
    });
    const { report, driftLines } = await runRadar(api, email);
    expect(driftLines).toEqual([]);
    expect(report.operations.filter(({ verdict }) => verdict === 'unreachable')).toEqual([]);
    // The beginning of a replaced id: the calls have sent ids of earlier replies.
    expect(calledTexts.join()).toMatch(/7c9e6679|90000000/);
  },
);
