import { expect, it } from 'vitest';
import { isReadCompletely } from '#api/contract/lenient.ts';
import { findOperation } from '#api/endpoints/operations.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import type { Exchange } from '#radar/exchange.ts';
import { toMarkdown } from '#radar/markdown.ts';
import { countByVerdict, createRadar } from '#radar/report.ts';
import { startApiProxy } from './testing/apis/api-proxy.ts';
import { type DifferingApi, differingApis } from './testing/apis/differing-apis.ts';
import { harmlessApis } from './testing/apis/harmless-apis.ts';
import { patientEmail, physicianEmail, runRadar } from './testing/posing-api.ts';
import { listTokenRemarks } from './tokens.ts';

const origin = 'https://app.example.com';

/** Returns true if the app reads the reply of a success completely. */
function isRead({ method, path, status, body }: Exchange): boolean {
  const operation = findOperation(method, path);
  if (status === null || status >= 300) return false;
  let data: unknown;
  try {
    data = (JSON.parse(body.trim() || '{}') as { data?: unknown }).data;
  } catch {
    return false;
  }
  return operation?.endpoints.some(({ reply }) => isReadCompletely(reply, data)) === true;
}

/** Returns the body of a refused sign-in as a browser would record it. */
async function refuseSignIn(base: string): Promise<Exchange> {
  const path = 'userAuth/login';
  const credentials = { email: patientEmail, password: 'Wrong#2026', fingerprint: '', platform: 'web' };
  const reply = await fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const contentType = reply.headers.get('content-type') ?? '';
  return { method: 'POST', path, status: reply.status, contentType, body: await reply.text() };
}

/** Calls an API through the radar. @returns the report as text, and what the app reads */
async function judge(api: Partial<DifferingApi>) {
  const server = await createTestServer();
  const base = await startApiProxy(server, api);
  const email = api.caller === 'physician' ? physicianEmail : patientEmail;
  const { report, exchanges } = await runRadar({ base }, email, {
    ...(api.caller === 'physician' && { patient: 'complete-patient' }),
    ...(api.isWritten && { write: true }),
    ...(api.isCalledFromApp && { origin }),
  });
  const heading = { api: base, at: '', validators: [], remarks: listTokenRemarks(exchanges) };
  const radar = createRadar();
  if (api.isRefused) radar.record(await refuseSignIn(base));
  const texts = [toMarkdown(report, heading), toMarkdown(radar.report(), heading)];
  return {
    server,
    report,
    text: texts.join('\n'),
    remarks: heading.remarks,
    isAllRead: exchanges.every(isRead),
  };
}

/** Lists values of accounts and records that may stand in no report. */
function listPersonalValues({ store }: MockServer): string[] {
  const { accounts, notes } = store.tables;
  const values = accounts.flatMap(({ email, phone, address, firstName, lastName }) => [
    ...[email, phone, address, `${firstName} ${lastName}`],
  ]);
  return [...values, ...notes.map(({ note }) => note)].filter((value) => value.length > 3);
}

it('knows at least 31 differing APIs and 20 harmless ones, each with a name of its own', () => {
  const titles = [...differingApis, ...harmlessApis].map(({ title }) => title);
  expect(differingApis.length).toBeGreaterThanOrEqual(31);
  expect(harmlessApis.length).toBeGreaterThanOrEqual(20);
  expect(new Set(titles).size).toBe(titles.length);
});

it.each(differingApis)('names $title', async (api) => {
  const { server, text, isAllRead } = await judge(api);
  expect(text).toMatch(api.named);
  expect(isAllRead).toBe(api.isRead);
  const personalValues = listPersonalValues(server);
  expect(personalValues.length).toBeGreaterThan(20);
  expect(personalValues.filter((value) => text.includes(value))).toEqual([]);
});

it.each(harmlessApis)('raises no alarm about $title', async (api) => {
  const { report, remarks, isAllRead } = await judge(api);
  const alarms = report.operations.filter(({ verdict }) => ['drifts', 'unreachable'].includes(verdict));
  expect(alarms).toEqual([]);
  expect(remarks).toEqual([]);
  expect(report.unknownCalls).toEqual([]);
  expect(isAllRead).toBe(true);
  // Without enough calls, a report without an alarm would prove nothing.
  expect(countByVerdict(report, 'fits')).toBeGreaterThan(20);
});
