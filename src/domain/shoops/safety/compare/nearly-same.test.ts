import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cannabinoids } from '../../medicine/cannabinoids.ts';
import type { MedicinePayload } from '../../payload.ts';
import { isNearlySame } from './nearly-same.ts';

const payload = (targetCannabinoid: string, dailyDose: number, more: Partial<MedicinePayload> = {}) =>
  ({
    userId: 'ada',
    targetCannabinoid,
    dailyDose,
    dailyDoseUnit: 'mg',
    frequencyUnit: 'Daily',
    note: '',
    ...more,
  }) as MedicinePayload;

it('ignores the patient, the note and the unit', () => {
  const same = payload('CBD', 0.02, { userId: 'ben', dailyDoseUnit: 'g', note: 'With food.' });
  expect(isNearlySame([payload('CBD', 20)], [same])).toBe(true);
});

it.each([
  ['another dose', payload('CBD', 25)],
  ['another cannabinoid', payload('CBDA', 20)],
  ['Hourly instead of Daily', payload('CBD', 20, { frequencyUnit: 'Hourly' })],
  ['an unknown unit', payload('CBD', 20, { dailyDoseUnit: 'drops' })],
])('%s makes a different Shoop', (_, other) => {
  expect(isNearlySame([payload('CBD', 20)], [other])).toBe(false);
});

it('allows one additional medicine, but not two', () => {
  const [a, b, c] = [payload('CBD', 20), payload('CBN', 5), payload('CBG', 5)];
  expect(isNearlySame([a, b], [a])).toBe(true);
  expect(isNearlySame([a], [b, a])).toBe(true);
  expect(isNearlySame([a, b, c], [a])).toBe(false);
  expect(isNearlySame([a, b], [a, c])).toBe(false);
});

it('compares amounts in an unknown unit literally', () => {
  const drops = (dose: number, unit = 'drops') => [payload('CBD', dose, { dailyDoseUnit: unit })];
  expect(isNearlySame(drops(5), drops(5))).toBe(true);
  expect(isNearlySame(drops(5), drops(7))).toBe(false);
  expect(isNearlySame(drops(5), drops(5, 'puffs'))).toBe(false);
});

it('finds nothing in common with a Shoop of which the patient already has all medicines', () => {
  // `findRecentSendings` passes the medicines that are new to the patient: here none.
  expect(isNearlySame([payload('CBD', 20)], [])).toBe(false);
  expect(isNearlySame([], [payload('CBD', 20)])).toBe(false);
});

/** Few cannabinoids and doses, so that two Shoops often have medicines in common. */
const anyShoop = fc.array(
  fc
    .record({
      name: fc.constantFrom(...cannabinoids.slice(0, 4).map(({ value }) => value)),
      dose: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ name, dose }) => payload(name, dose)),
  { minLength: 1, maxLength: 4 },
);

it('gives the same result for either Shoop first and for any order of medicines', () => {
  fc.assert(
    fc.property(anyShoop, anyShoop, (one, other) => {
      expect(isNearlySame(one, other)).toBe(isNearlySame(other, one));
      expect(isNearlySame(one, one.toReversed())).toBe(true);
    }),
  );
});
