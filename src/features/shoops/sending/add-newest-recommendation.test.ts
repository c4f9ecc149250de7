import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '#api/client/call.ts';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery } from '#api/query.ts';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { addNewestRecommendation, extendLikeApproved } from './add-newest-recommendation.ts';
import { checkOutcome, snapshotShoops } from './check-outcome.ts';
import { splitSaved } from './remove-saved.ts';
import { callOf, hasCopies, submissionOf, withoutCopies } from './submission.ts';

vi.mock('#api/client/call.ts', () => ({ call: vi.fn() }));

const storedShoop = (id: string, targetCannabinoid: string, more: Partial<Shoop> = {}): Shoop => ({
  id,
  userId: 'ruth',
  isReady: true,
  targetCannabinoid,
  terpenes: ['Myrcene'],
  dailyDose: 5,
  dailyDoseUnit: 'mg',
  frequency: 1,
  frequencyUnit: 'Daily',
  ingestionMethod: 'Ingested',
  note: 'With food',
  adminNotes: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  doses: [{ id: `${id}-dose`, dose: 5, doseUnit: 'mg', doseTime: 'Evening' }],
  ...more,
});
const row = (targetCannabinoid: string, more: object = {}) => ({
  ...blankMedicine(),
  targetCannabinoid,
  dailyDose: '5',
  dailyDoseUnit: 'mg',
  frequency: '1',
  doses: [{ dose: '5', doseUnit: 'mg', doseTime: 'Evening' }],
  ...more,
});
const submission = (...rows: ReturnType<typeof row>[]) => submissionOf(rows, 'ruth', true);

/** Sets the Shoops that the server returns from now on. */
const serverHas = (shoops: readonly Shoop[], unreadable = 0) =>
  vi.mocked(call).mockResolvedValue({ data: { shoops, unreadable }, message: '' });
/** Returns the submission of these rows with the newest recommendation. */
const extendSubmission = async (...rows: ReturnType<typeof row>[]) => {
  const result = await addNewestRecommendation(submission(...rows), 'ruth');
  if (typeof result === 'string') throw new Error(result);
  return result;
};

const earlier = { createdAt: '2026-11-19T09:00:00.000Z' };
beforeEach(() => {
  // 1 and 2 are the newest recommendation; 3 was sent a day before.
  serverHas([storedShoop('1', 'CBN'), storedShoop('2', 'CBG'), storedShoop('3', 'CBC', earlier)]);
});

it('Sends a draft first, then the newest recommendation as new medicines, with one PUT', async () => {
  const { endpoint, input } = callOf(await extendSubmission(row('CBD', { shoopId: '7', storedDoses: [] })));
  expect(endpoint.method).toBe('PUT');
  expect(input.body).toMatchObject({
    shoop: [
      { targetCannabinoid: 'CBD', shoopId: '7' },
      { targetCannabinoid: 'CBN', note: 'With food', terpenes: [{ value: 'Myrcene' }], userId: 'ruth' },
      { targetCannabinoid: 'CBG' },
    ],
  });
  // No id of a sent Shoop or of its doses.
  expect(JSON.stringify(input.body)).not.toMatch(/"[123]"|-dose"/);
});

it('Sends new medicines and the newest recommendation with one POST', async () => {
  expect(callOf(await extendSubmission(row('CBD'))).endpoint.method).toBe('POST');
});

it('Replaces the former medicine of the same cannabinoid', async () => {
  const { medicines } = await extendSubmission(row('CBN', { dailyDose: '10' }));
  expect(medicines.map(({ payload }) => [payload.targetCannabinoid, payload.dailyDose])).toEqual([
    ['CBN', 10],
    ['CBG', 5],
  ]);
});

it('Adds the newest recommendation once if added twice, and removes it again', async () => {
  const once = await extendSubmission(row('CBD'));
  const twice = await addNewestRecommendation(once, 'ruth');
  expect(typeof twice !== 'string' && twice.medicines.map(({ payload }) => payload)).toEqual(
    once.medicines.map(({ payload }) => payload),
  );
  expect(hasCopies(once)).toBe(true);
  expect(withoutCopies(once)).toEqual(submission(row('CBD')));
});

it('Adds nothing if no medicine is left, one is unreadable, or one breaks a rule of the form', async () => {
  const refusal = (...rows: ReturnType<typeof row>[]) => addNewestRecommendation(submission(...rows), 'ruth');
  expect(await refusal(row('CBN'), row('CBG'))).toMatch(/replaces all/);
  serverHas([storedShoop('1', 'CBN')], 1);
  expect(await refusal(row('CBD'))).toMatch(/cannot|can be read/);
  serverHas([storedShoop('1', 'CBN', { dailyDose: 20 })]);
  expect(await refusal(row('CBD'))).toMatch(/Daily Dose is less than/);
});

it('Extends the submission by the recommendation that is the newest after the approval', async () => {
  const approved = await extendSubmission(row('CBD'));
  serverHas([storedShoop('1', 'CBN', { note: 'Changed' })]);
  const extendedAgain = await extendLikeApproved(approved, submission(row('CBD')), 'ruth');
  expect(extendedAgain.medicines.map(({ payload }) => payload.note)).toEqual(['', 'Changed']);
  serverHas([]);
  expect(hasCopies(await extendLikeApproved(approved, submission(row('CBD')), 'ruth'))).toBe(false);
  expect(hasCopies(await extendLikeApproved(submission(row('CBD')), submission(row('CBD')), 'ruth'))).toBe(
    false,
  );
});

it('Keeps an added medicine without a key in the form after copies were sent', async () => {
  const sentSubmission = await extendSubmission(row('CBD', { key: 'a' }));
  const added = row('CBN', { note: 'With food', terpenes: ['Myrcene'], ingestionMethod: 'Ingested' });
  expect(splitSaved([row('CBD', { key: 'a' }), added], sentSubmission.medicines, true)).toMatchObject({
    remainingRows: [{ targetCannabinoid: 'CBN', note: 'With food' }],
    changed: [],
  });
});

it.each([['a cache from before it'], ['no cache']])(
  'Does not take the repeated Shoop for its repetition after a lost response (%s)',
  async (cache) => {
    const client = new QueryClient();
    const sentSubmission = await extendSubmission(row('CBD'));
    const snapshot = snapshotShoops(client, 'ruth', sentSubmission);
    // Both snapshots are older than all Shoops: without ids, the time of the snapshot counts.
    const ids = cache === 'no cache' ? null : new Set<string>();
    const { stored, missing } = await checkOutcome('ruth', sentSubmission, { ...snapshot, at: 0, ids });
    expect([stored.length, missing.length]).toEqual([0, 3]);
  },
);

it('Counts repeated Shoops as existing before the sending, whatever the cache has', async () => {
  const client = new QueryClient();
  const sentSubmission = await extendSubmission(row('CBD'));
  const isReady = shoopReadiness.sent;
  const { queryKey } = endpointQuery(listPatientShoops, { query: { patientId: 'ruth', isReady } });
  client.setQueryData(queryKey, { shoops: [storedShoop('0', 'CBC', earlier)], unreadable: 0 });
  expect(snapshotShoops(client, 'ruth', sentSubmission).ids).toEqual(new Set(['0', '1', '2']));
});
