import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

const reference = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 15 });

it('writes any number as the language does, also those that need no format', () => {
  const numbers = fc.oneof(
    fc.double({ min: 0, max: 1e7, noNaN: true }),
    fc.nat(2_000),
    fc.tuple(fc.nat(99_999), fc.nat(4)).map(([digits, places]) => digits / 10 ** places),
  );
  fc.assert(
    fc.property(numbers, (number) => {
      expect(formatNumber(number)).toBe(reference.format(number));
    }),
  );
});

it.each([
  [0, '0'],
  [0.1 + 0.2, '0.3'],
  [999, '999'],
  [1000, '1,000'],
  [1e-7, '0.0000001'],
])('writes %s as %s', (number, text) => expect(formatNumber(number)).toBe(text));
