import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupByTime, groupMedicinesByTime } from './day-slots.ts';
import type { Shoop, ShoopDose } from './shoop.ts';

const dose = (doseTime: string, amount = 5): ShoopDose => ({ dose: amount, doseUnit: 'mg', doseTime });
const timesAndAmounts = (doses: readonly ShoopDose[]) =>
  groupByTime(doses).map(({ time, doses: taken }) => [time, taken.map((one) => one.dose)]);

it('orders a day from morning to evening, with its empty times', () => {
  expect(timesAndAmounts([dose('Evening', 15), dose('Morning')])).toEqual([
    ['Morning', [5]],
    ['Afternoon', []],
    ['Evening', [15]],
  ]);
});

it('does not add up two doses at one time', () => {
  expect(timesAndAmounts([dose('Morning', 2.5), dose('Morning', 5)])[0]).toEqual(['Morning', [2.5, 5]]);
});

it('keeps a dose without a time, or with an unknown word for it', () => {
  expect(timesAndAmounts([dose(''), dose('Bedtime', 2)])).toEqual([
    ['Bedtime', [2]],
    ['', [5]],
  ]);
  expect(timesAndAmounts([dose(''), dose('Evening', 2)]).map(([time]) => time)).toEqual([
    'Morning',
    'Afternoon',
    'Evening',
    '',
  ]);
});

it('keeps every dose once', () => {
  const time = fc.constantFrom('Morning', 'Afternoon', 'Evening', '', 'Bedtime', 'noon');
  fc.assert(
    fc.property(fc.array(time), (given) => {
      const doses = given.map((doseTime, index) => dose(doseTime, index));
      const groupedDoses = groupByTime(doses).flatMap(({ doses: taken }) => taken);
      expect(groupedDoses.toSorted((a, b) => a.dose - b.dose)).toEqual(doses);
    }),
  );
});

it('joins several medicines to one day, without its empty times', () => {
  const medicine = (targetCannabinoid: string, ...doses: ShoopDose[]) =>
    ({ targetCannabinoid, doses }) as unknown as Shoop;
  const day = groupMedicinesByTime([
    medicine('CBD', dose('Morning'), dose('Evening', 15)),
    medicine('CBN', dose('Evening', 2)),
    medicine('THC delta 9'),
  ]);
  expect(
    day.map(({ time, doses }) => [time, doses.map((one) => `${one.of.targetCannabinoid} ${one.dose}`)]),
  ).toEqual([
    ['Morning', ['CBD 5']],
    ['Evening', ['CBD 15', 'CBN 2']],
  ]);
});
