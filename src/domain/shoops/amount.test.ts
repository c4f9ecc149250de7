import { expect, it } from 'vitest';
import { readAmount, typedHundredths } from './amount.ts';

it.each([
  ['2.5', 2.5],
  [' 20 ', 20],
  ['0.01', 0.01],
  ['.5', 0.5],
  ['007', 7],
  // Pasted from wherever somebody writes thousands: never 1.
  ['1,000', 1000],
  ['1,200.50', 1200.5],
  ['٢٫٥', null],
  ['٢٥', 25],
])('“%s” is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each([
  '',
  ' ',
  '0',
  '0.00',
  '-1',
  '+1',
  '1e3',
  '2.345',
  '2,5',
  '1,00',
  '0,500',
  '0,050',
  '0,005',
  '00,050',
  '007,000',
  '1.',
  '.',
  ',',
  '1 000',
  '∞',
  'NaN',
  '5mg',
  '1234567890',
])('“%s” is refused (physician §5, decisions 41 and 83)', (text) => {
  expect(readAmount(text)).toBeNull();
});

it('is nothing without a unit', () => {
  expect(typedHundredths('5', '')).toBeNull();
  expect(typedHundredths('5', 'mcg')).toBeNull();
  expect(typedHundredths('0.005', 'g')).toBeNull();
  expect(typedHundredths('0.05', 'g')).toBe(5000);
});
