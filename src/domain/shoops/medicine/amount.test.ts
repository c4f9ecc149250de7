import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTypedAmount, readAmount, typedHundredths } from './amount.ts';

it.each([
  ['2.5', 2.5],
  [' 20 ', 20],
  ['0.01', 0.01],
  ['.5', 0.5],
  ['007', 7],
  // Pasted with a comma between thousands: never 1.
  ['1,000', 1000],
  ['1,200.50', 1200.5],
  // Digits of other scripts are read, their decimal separators are not.
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
])('refuses “%s” (physician §5, decisions 41 and 83)', (text) => {
  expect(readAmount(text)).toBeNull();
});

it('has no hundredths without an amount, a known unit, or with finer decimals', () => {
  expect(typedHundredths(undefined, 'mg')).toBeNull();
  expect(typedHundredths('5', undefined)).toBeNull();
  expect(typedHundredths('5', '')).toBeNull();
  expect(typedHundredths('5', 'mcg')).toBeNull();
  expect(typedHundredths('0.005', 'g')).toBeNull();
  expect(typedHundredths('0.05', 'g')).toBe(5000);
});

it.each([
  ['.5', '0.5'],
  ['2.50', '2.5'],
  ['0.10', '0.1'],
  ['007', '7'],
  ['1200', '1,200'],
  [' 20 ', '20'],
  ['٢٥', '25'],
])('formats “%s” as “%s” on blur (decision 83)', (typed, shown) => {
  expect(formatTypedAmount(typed)).toBe(shown);
});

it.each(['', '0,500', '1e3', '-5', '2.345', 'five'])(
  'leaves “%s” as typed, since it is no amount',
  (typed) => {
    expect(formatTypedAmount(typed)).toBe(typed);
  },
);

it('reads a formatted amount as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (hundredths) => {
      const shown = formatTypedAmount(String(hundredths / 100));
      expect(readAmount(shown)).toBe(hundredths / 100);
      expect(formatTypedAmount(shown)).toBe(shown);
    }),
  );
});
