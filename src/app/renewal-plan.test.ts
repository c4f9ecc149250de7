import { expect, it } from 'vitest';
import { RenewalPlan } from './renewal-plan.ts';

it('Renews one minute before the end, at any time of asking', () => {
  const plan = new RenewalPlan();
  expect(plan.dueTime('a', 900_000, 0)).toBe(840_000);
  expect(plan.dueTime('a', 900_000, 700_000)).toBe(840_000);
});

it('Renews a short-lived token halfway, to avoid continuous renewals', () => {
  expect(new RenewalPlan().dueTime('a', 60_000, 0)).toBe(30_000);
});

it('Never renews a token without an expiry ahead of time', () => {
  expect(new RenewalPlan().dueTime('opaque', Number.POSITIVE_INFINITY, 5)).toBe(Number.POSITIVE_INFINITY);
});

it('Retries after a failure, but not after a refusal', () => {
  const plan = new RenewalPlan();
  plan.dueTime('a', 900_000, 0);
  plan.postpone(840_000);
  expect(plan.dueTime('a', 900_000, 840_000)).toBe(855_000);
  plan.suspend();
  expect(plan.dueTime('a', 900_000, 855_000)).toBe(Number.POSITIVE_INFINITY);
  // Another token is planned again.
  expect(plan.dueTime('b', 1_740_000, 840_000)).toBe(1_680_000);
});
