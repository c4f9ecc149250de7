import { beforeEach, describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken, TEST_TIME } from '#mocks/testing/test-server.ts';

const patientEmail = 'new.patient@clinic.test';
let server: MockServer;

beforeEach(async () => {
  server = await createTestServer();
});

const dose = { amount: 2.5, frequency: 10, ingestionMethod: 'Inhaled', product: 'Vaporizer flower' };
const fullCheckUp = {
  cannabisToday: 'yes',
  status: 'better',
  canabiesDose: [dose],
  comment: 'Slept well',
  objective: { painRelief: 'better', other: 'same' },
};
const logCheckUp = (change: object = {}, email = patientEmail) =>
  callApi(server, 'createCheckUp', {
    token: signInForToken(server, email),
    body: { ...fullCheckUp, ...change },
  });

async function listCheckUps(email = patientEmail, query?: Record<string, string>) {
  const reply = await callApi(server, 'listCheckUps', { token: signInForToken(server, email), query });
  return { ...reply, list: reply.body.data as Record<string, unknown>[] };
}

it('returns a logged check-up with its time, its doses under the name of the list', async () => {
  expect((await logCheckUp()).status).toBe(200);
  const { canabiesDose, ...rest } = fullCheckUp;
  expect((await listCheckUps()).list).toEqual([
    { ...rest, CannabisDoses: canabiesDose, createdAt: new Date(TEST_TIME).toISOString() },
  ]);
});

describe('refuses', () => {
  it.each([
    ['a negative amount', { canabiesDose: [{ ...dose, amount: -1 }] }],
    ['an amount that is no number', { canabiesDose: [{ ...dose, amount: 'much' }] }],
    ['a frequency below 1', { canabiesDose: [{ ...dose, frequency: 0 }] }],
    ['a frequency above 10', { canabiesDose: [{ ...dose, frequency: 11 }] }],
    ['half a time', { canabiesDose: [{ ...dose, frequency: 1.5 }] }],
    ['an unknown method', { canabiesDose: [{ ...dose, ingestionMethod: 'Injected' }] }],
    ['an unknown product', { canabiesDose: [{ ...dose, product: 'Snake oil' }] }],
    ['a list of objectives', { objective: [] }],
    ['an unknown objective', { objective: { wealth: 'better' } }],
    ['an unknown feeling', { objective: { painRelief: 'great' } }],
    ['an unknown status', { status: 'great' }],
    ['neither yes nor no', { cannabisToday: 'perhaps' }],
  ])('%s', async (_, change) => {
    expect((await logCheckUp(change)).status).toBe(400);
    expect((await listCheckUps()).list).toEqual([]);
  });
});

it('accepts an amount of 0 and missing answers', async () => {
  const blank = { amount: 0, frequency: null, ingestionMethod: '', product: '' };
  expect((await logCheckUp({ status: '', objective: {}, comment: '', canabiesDose: [blank] })).status).toBe(
    200,
  );
});

it('shows a physician only check-ups of their own patients, and lets them log none', async () => {
  const query = { userId: 'complete-patient' };
  expect((await listCheckUps('physician@clinic.test', query)).list.length).toBeGreaterThan(30);
  expect((await listCheckUps('physician@clinic.test')).status).toBe(400);
  expect((await listCheckUps('new.physician@clinic.test', query)).status).toBe(403);
  expect((await listCheckUps(patientEmail, query)).status).toBe(403);
  expect((await logCheckUp({}, 'physician@clinic.test')).status).toBe(403);
});

it('seeds believable histories: weeks with gaps, two months, none for a new patient', async () => {
  const patientCheckUps = (await listCheckUps('patient@clinic.test')).list;
  // 38 days with a third of them left out, and 61 days with few gaps (mocks/seed/check-ups.ts).
  expect(patientCheckUps.length).toBeGreaterThan(15);
  expect(patientCheckUps.length).toBeLessThan(35);
  expect((await listCheckUps('complete.patient@clinic.test')).list.length).toBeGreaterThan(45);
  expect((await listCheckUps('new.patient@clinic.test')).list).toEqual([]);
  for (const { createdAt } of server.store.tables.checkUps)
    expect(Date.parse(createdAt)).toBeLessThan(TEST_TIME);
});

it('seeds a year of check-ups: 365 days of three doses, the same after every reset', async () => {
  const yearServer = await createTestServer('year-of-check-ups');
  const patientCheckUps = yearServer.store.tables.checkUps.filter(
    ({ userId }) => userId === 'complete-patient',
  );
  expect(patientCheckUps).toHaveLength(365);
  expect(patientCheckUps.every(({ canabiesDose }) => canabiesDose.length === 3)).toBe(true);
  expect((await createTestServer('year-of-check-ups')).store.tables.checkUps).toEqual(
    yearServer.store.tables.checkUps,
  );
});
