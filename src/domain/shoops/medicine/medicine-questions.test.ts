import { expect, it } from 'vitest';
import { effectsAt } from '#domain/questions/effects.ts';
import type { Answers } from '#domain/questions/question.ts';
import { blankShoop, freshDoses, medicineList, shoopForm } from './medicine-questions.ts';

const row = (dose: string, doseUnit: string) => ({ dose, doseUnit, doseTime: '' });

it.each([
  ['1', 'Daily', 1],
  ['3', 'Daily', 3],
  // A draft or a suggestion may come without a frequency.
  ['', 'Daily', 1],
  ['', '', 1],
  ['2', 'Hourly', 0],
])('has dose rows for Frequency “%s” · “%s”: %s (physician §4)', (frequency, frequencyUnit, count) => {
  const rows = freshDoses({ frequency, frequencyUnit, dailyDoseUnit: 'g' });
  expect(rows).toEqual(Array.from({ length: count }, () => row('', 'g')));
});

it('begins with one medicine that has one empty dose row', () => {
  expect(blankShoop().shoop.map(({ doses }) => doses)).toEqual([[row('', '')]]);
});

/** Answers of a medicine after a change of one of them. */
const afterChange = (name: string, answers: Answers): Answers => {
  const { effects } = effectsAt(shoopForm, `shoop.0.${name}`);
  return Object.assign({}, answers, ...effects.map(({ apply }) => apply?.(answers)));
};
const medicine = {
  frequency: '2',
  frequencyUnit: 'Daily',
  dailyDoseUnit: 'mg',
  doses: [row('5', 'g'), row('5', ''), row('', 'g')],
};

it.each(['frequency', 'frequencyUnit'])('makes fresh dose rows when %s changes (physician §4)', (name) => {
  expect(afterChange(name, medicine)).toEqual({ ...medicine, doses: [row('', 'mg'), row('', 'mg')] });
});

it('sets a chosen target unit in rows without a unit or an amount, and keeps every complete dose', () => {
  expect(afterChange('dailyDoseUnit', medicine)).toEqual({
    ...medicine,
    doses: [row('5', 'g'), row('5', 'mg'), row('', 'mg')],
  });
});

it.each(['dailyDose', 'dailyDoseUnit'])('checks the sum of the doses again when %s changes', (name) => {
  const { effects, prefix } = effectsAt(shoopForm, `shoop.0.${name}`);
  const again = effects.flatMap(({ rechecks: checksAgain = [] }) =>
    checksAgain.map((question) => question.name),
  );
  expect([prefix, again]).toEqual(['shoop.0.', ['doses']]);
});

it.each([
  ['', ''],
  ['CBDA', 'CBDA (cannabidiolic acid)'],
])('calls a medicine with the target cannabinoid “%s”: “%s”', (targetCannabinoid, name) => {
  expect(medicineList.findRowName?.({ targetCannabinoid })).toBe(name);
});
