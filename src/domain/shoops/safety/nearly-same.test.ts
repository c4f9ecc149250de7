import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cannabinoids } from '../cannabinoids.ts';
import type { MedicinePayload } from '../payload.ts';
import { isNearlySame } from './nearly-same.ts';

const payload = (targetCannabinoid: string, dailyDose: number, more: Partial<MedicinePayload> = {}) =>
  ({
    ...{ userId: 'ada', targetCannabinoid, dailyDose, dailyDoseUnit: 'mg', frequencyUnit: 'Daily', note: '' },
    ...more,
  }) as MedicinePayload;

it('who it is for, the note and the unit make no other Shoop of it', () => {
  const same = payload('CBD', 0.02, { userId: 'ben', dailyDoseUnit: 'g', note: 'With food.' });
  expect(isNearlySame([payload('CBD', 20)], [same])).toBe(true);
});

it.each([
  ['another dose', payload('CBD', 25)],
  ['another cannabinoid', payload('CBDA', 20)],
  ['hourly', payload('CBD', 20, { frequencyUnit: 'Hourly' })],
])('%s does', (_, other) => {
  expect(isNearlySame([payload('CBD', 20)], [other])).toBe(false);
});

it('one medicine more or less is nearly the same, two are not', () => {
  const [a, b, c] = [payload('CBD', 20), payload('CBN', 5), payload('CBG', 5)];
  expect(isNearlySame([a, b], [a])).toBe(true);
  expect(isNearlySame([a], [b, a])).toBe(true);
  expect(isNearlySame([a, b, c], [a])).toBe(false);
  expect(isNearlySame([a, b], [a, c])).toBe(false);
});

const some = fc.array(
  fc
    .record({
      name: fc.constantFrom(...cannabinoids.slice(0, 4).map(({ value }) => value)),
      dose: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ name, dose }) => payload(name, dose)),
  { minLength: 1, maxLength: 4 },
);

it('it does not matter which was first, nor in which order they stand', () => {
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(isNearlySame(one, other)).toBe(isNearlySame(other, one));
      expect(isNearlySame(one, one.toReversed())).toBe(true);
    }),
  );
});
