import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayLine, wholeDay } from './day-line.ts';
import type { Shoop, ShoopDose } from './shoop.ts';

const dose = (doseTime: string, amount = 5): ShoopDose => ({ dose: amount, doseUnit: 'mg', doseTime });
const read = (doses: readonly ShoopDose[]) =>
  dayLine(doses).map(({ time, doses: taken }) => [time, taken.map((one) => one.dose)]);

it('orders a day from morning to evening, with its empty times', () => {
  expect(read([dose('Evening', 15), dose('Morning')])).toEqual([
    ['Morning', [5]],
    ['Afternoon', []],
    ['Evening', [15]],
  ]);
});

it('does not add up two doses at one time', () => {
  expect(read([dose('Morning', 2.5), dose('Morning', 5)])[0]).toEqual(['Morning', [2.5, 5]]);
});

it('keeps a dose without a time, or with an unknown word for it', () => {
  expect(read([dose(''), dose('Bedtime', 2)])).toEqual([
    ['Bedtime', [2]],
    ['', [5]],
  ]);
  expect(read([dose(''), dose('Evening', 2)]).map(([time]) => time)).toEqual([
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
      const drawn = dayLine(doses).flatMap(({ doses: taken }) => taken);
      expect(drawn.toSorted((a, b) => a.dose - b.dose)).toEqual(doses);
    }),
  );
});

it('joins several medicines to one day, without its empty times', () => {
  const medicine = (targetCannabinoid: string, ...doses: ShoopDose[]) =>
    ({ targetCannabinoid, doses }) as unknown as Shoop;
  const day = wholeDay([
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
