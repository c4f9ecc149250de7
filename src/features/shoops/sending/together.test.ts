import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '#api/client/call.ts';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery } from '#api/query.ts';
import { blankMedicine } from '#domain/shoops/medicine-questions.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { callOf, errandOf, isTogether, withoutCopies } from './errand.ts';
import { lookFor, noteBefore } from './look-for.ts';
import { takenOut } from './take-out-saved.ts';
import { preparedAs, withNewest } from './together.ts';

vi.mock('#api/client/call.ts', () => ({ call: vi.fn() }));

const stored = (id: string, targetCannabinoid: string, more: Partial<Shoop> = {}): Shoop => ({
  ...{ id, userId: 'ruth', isReady: true, targetCannabinoid, terpenes: ['Myrcene'], dailyDose: 5 },
  ...{ dailyDoseUnit: 'mg', frequency: 1, frequencyUnit: 'Daily', ingestionMethod: 'Ingested' },
  ...{ note: 'With food', adminNotes: '', createdAt: '2026-11-20T09:00:00.000Z' },
  doses: [{ id: `${id}-dose`, dose: 5, doseUnit: 'mg', doseTime: 'Evening' }],
  ...more,
});
const row = (targetCannabinoid: string, more: object = {}) => ({
  ...blankMedicine(),
  ...{ targetCannabinoid, dailyDose: '5', dailyDoseUnit: 'mg', frequency: '1' },
  doses: [{ dose: '5', doseUnit: 'mg', doseTime: 'Evening' }],
  ...more,
});
const errand = (...rows: ReturnType<typeof row>[]) => errandOf(rows, 'ruth', true);

/** What the server has, from the next read on. */
const serverHas = (shoops: readonly Shoop[], unreadable = 0) =>
  vi.mocked(call).mockResolvedValue({ data: { shoops, unreadable }, message: '' });
const extended = async (...rows: ReturnType<typeof row>[]) => {
  const found = await withNewest(errand(...rows), 'ruth');
  if (typeof found === 'string') throw new Error(found);
  return found;
};

const earlier = { createdAt: '2026-11-19T09:00:00.000Z' };
beforeEach(() => {
  serverHas([stored('1', 'CBN'), stored('2', 'CBG'), stored('3', 'CBC', earlier)]);
});

it('a draft goes first, the newest recommendation after it as new medicines, by one PUT', async () => {
  const { endpoint, input } = callOf(await extended(row('CBD', { shoopId: '7', storedDoses: [] })));
  expect(endpoint.method).toBe('PUT');
  expect(input.body).toMatchObject({
    shoop: [
      { targetCannabinoid: 'CBD', shoopId: '7' },
      { targetCannabinoid: 'CBN', note: 'With food', terpenes: [{ value: 'Myrcene' }], userId: 'ruth' },
      { targetCannabinoid: 'CBG' },
    ],
  });
  expect(JSON.stringify(input.body)).not.toMatch(/"[123]"|-dose"/);
});

it('new medicines and the newest recommendation go by one POST', async () => {
  expect(callOf(await extended(row('CBD'))).endpoint.method).toBe('POST');
});

it('a medicine replaces the former one of its cannabinoid', async () => {
  const { medicines } = await extended(row('CBN', { dailyDose: '10' }));
  expect(medicines.map(({ payload }) => [payload.targetCannabinoid, payload.dailyDose])).toEqual([
    ['CBN', 10],
    ['CBG', 5],
  ]);
});

it('added twice, the newest recommendation is there once; taken back, not at all', async () => {
  const once = await extended(row('CBD'));
  const twice = await withNewest(once, 'ruth');
  expect(typeof twice !== 'string' && twice.medicines.map(({ payload }) => payload)).toEqual(
    once.medicines.map(({ payload }) => payload),
  );
  expect(isTogether(once)).toBe(true);
  expect(withoutCopies(once)).toEqual(errand(row('CBD')));
});

it('nothing is added where nothing is left, cannot be read, or breaks a rule of the form', async () => {
  const why = (...rows: ReturnType<typeof row>[]) => withNewest(errand(...rows), 'ruth');
  expect(await why(row('CBN'), row('CBG'))).toMatch(/replaces all/);
  serverHas([stored('1', 'CBN')], 1);
  expect(await why(row('CBD'))).toMatch(/cannot|can be read/);
  serverHas([stored('1', 'CBN', { dailyDose: 20 })]);
  expect(await why(row('CBD'))).toMatch(/Daily Dose is less than/);
});

it('looked at again after the yes, an errand is extended by what is the newest by then', async () => {
  const shown = await extended(row('CBD'));
  serverHas([stored('1', 'CBN', { note: 'Changed' })]);
  const now = await preparedAs(shown, errand(row('CBD')), 'ruth');
  expect(now.medicines.map(({ payload }) => payload.note)).toEqual(['', 'Changed']);
  serverHas([]);
  expect(isTogether(await preparedAs(shown, errand(row('CBD')), 'ruth'))).toBe(false);
  expect(isTogether(await preparedAs(errand(row('CBD')), errand(row('CBD')), 'ruth'))).toBe(false);
});

it('a medicine that was added to a form without a key stays there when copies were sent', async () => {
  const sent = await extended(row('CBD', { key: 'a' }));
  const added = row('CBN', { note: 'With food', terpenes: ['Myrcene'], ingestionMethod: 'Ingested' });
  expect(takenOut([row('CBD', { key: 'a' }), added], sent.medicines, true)).toMatchObject({
    rest: [{ targetCannabinoid: 'CBN', note: 'With food' }],
    changed: [],
  });
});

it.each([['a cache from before it'], ['no cache']])(
  'after a lost answer a repeated medicine is not found in the one that it repeats (%s)',
  async (cache) => {
    const client = new QueryClient();
    const sent = await extended(row('CBD'));
    const before = noteBefore(client, 'ruth', sent);
    const ids = cache === 'no cache' ? null : new Set<string>();
    const { there, missing } = await lookFor('ruth', sent, { ...before, at: 0, ids });
    expect([there.length, missing.length]).toEqual([0, 3]);
  },
);

it('read back, what is repeated was there before, whatever the cache knows', async () => {
  const client = new QueryClient();
  const sent = await extended(row('CBD'));
  const isReady = shoopReadiness.sent;
  const { queryKey } = endpointQuery(listPatientShoops, { query: { patientId: 'ruth', isReady } });
  client.setQueryData(queryKey, { shoops: [stored('0', 'CBC', earlier)], unreadable: 0 });
  expect(noteBefore(client, 'ruth', sent).ids).toEqual(new Set(['0', '1', '2']));
});
