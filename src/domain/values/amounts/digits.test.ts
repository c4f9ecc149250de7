import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiDigits } from './digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟘𝟙𝟚𝟡𝟬𝟵', '012909'],
  ['(٥٠٣) ٥٥٥-٠١٠٠', '(503) 555-0100'],
  ['½ ² Ⅳ 五', '½ ² Ⅳ 五'],
  ['', ''],
])('converts %s to %s', (typed, digits) => {
  expect(asciiDigits(typed)).toBe(digits);
});

it('converts the ten digits of every script, and nothing else', () => {
  const zeros = Array.from({ length: 0x1ffff }, (_, code) => code).filter(
    (code) => /\p{Nd}/u.test(String.fromCodePoint(code)) && asciiDigits(String.fromCodePoint(code)) === '0',
  );
  // Unicode has more than 60 sets of digits; without any, the loop would test nothing.
  expect(zeros.length).toBeGreaterThan(60);
  for (const zero of zeros) {
    const ten = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('');
    expect(asciiDigits(ten)).toBe('0123456789');
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(asciiDigits(text).replace(/\d/g, '')).toBe(text.replace(/\p{Nd}/gu, ''));
    }),
  );
});
