import { expect, it } from 'vitest';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { callOf, submissionOf } from './submission.ts';

const row = (targetCannabinoid: string, shoopId?: string) => ({
  ...blankMedicine(),
  targetCannabinoid,
  dailyDose: '5',
  ...(shoopId === undefined ? {} : { shoopId, storedDoses: [] }),
});
const callFor = (...rows: ReturnType<typeof row>[]) => {
  const { endpoint, input } = callOf(submissionOf(rows, 'ruth', true));
  return { method: endpoint.method, body: input.body };
};

it('Sends new medicines with one POST', () => {
  expect(callFor(row('CBD'), row('CBN'))).toMatchObject({
    method: 'POST',
    body: { isReady: true, shoop: [{ targetCannabinoid: 'CBD' }, { targetCannabinoid: 'CBN' }] },
  });
});

it('Sends a single draft with PUT, as an object (physician §7)', () => {
  expect(callFor(row('CBD', '7'))).toMatchObject({ method: 'PUT', body: { shoop: { shoopId: '7' } } });
});

it('Sends drafts and new medicines together with one PUT, drafts first (decision 82)', () => {
  const { method, body } = callFor(row('CBD'), row('CBN', '7'), row('CBG'), row('CBC', '8'));
  expect(method).toBe('PUT');
  expect(body).toMatchObject({
    shoop: [
      { targetCannabinoid: 'CBN', shoopId: '7' },
      { targetCannabinoid: 'CBC', shoopId: '8' },
      { targetCannabinoid: 'CBD' },
      { targetCannabinoid: 'CBG' },
    ],
  });
  // Only the two drafts have an id.
  expect(JSON.stringify(body).match(/shoopId/g)).toHaveLength(2);
});

it('Leaves out an empty medicine next to others', () => {
  expect(submissionOf([row('CBD'), blankMedicine()], 'ruth', false).medicines).toHaveLength(1);
});
