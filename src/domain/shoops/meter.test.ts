import { expect, it } from 'vitest';
import { meterOf } from './meter.ts';

const medicine = (dailyDose: string, ...doses: string[]) => ({
  dailyDose,
  dailyDoseUnit: 'mg',
  doses: doses.map((dose) => ({ dose, doseUnit: 'mg' })),
});

it.each([
  ['20', ['10', '7.5'], 'left', 0.875, '2.5\u00a0mg left of 20\u00a0mg'],
  ['20', ['10', ''], 'left', 0.5, '10\u00a0mg left of 20\u00a0mg'],
  ['0.3', ['0.1', '0.2'], 'even', 1, '0.3\u00a0mg of 0.3\u00a0mg'],
  ['1,000', ['500', '500.5'], 'over', 1, '0.5\u00a0mg more than 1,000\u00a0mg'],
])('compares a target of %s with doses of %j', (target, doses, state, share, words) => {
  expect(meterOf(medicine(target, ...doses))).toEqual({ state, share, words });
});

it('compares nothing without a target', () => {
  expect(meterOf(medicine('', '5'))).toBeNull();
});
