import fc from 'fast-check';
import { AsYouType } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';
import {
  displayCellPhone,
  displayHomePhone,
  isValidPhone,
  phoneDigits,
  readsAsPhone,
  typedPhone,
} from './phone.ts';

describe('phone rule: only a leading 1 requires 11 digits (decision 34)', () => {
  it.each(['15551234567', '+1 (555) 123-4567', '1-555-123-4567', '5551234567', '555', '0', '25551234567890'])(
    'accepts %s',
    (text) => expect(isValidPhone(text)).toBe(true),
  );

  it.each(['1', '1555123456', '155512345678', '+1 555 123 456'])('refuses %s', (text) => {
    expect(isValidPhone(text)).toBe(false);
  });
});

it.each([
  ['', ''],
  ['5', '5'],
  ['555', '(555)'],
  ['5551', '(555) 1'],
  ['555123', '(555) 123'],
  ['5551234', '(555) 123-4'],
  ['5551234567', '(555) 123-4567'],
  ['55512345678', '55512345678'],
  ['1', '1'],
  ['15', '1 5'],
  ['1555', '1 (555)'],
  ['15551234567', '1 (555) 123-4567'],
  ['155512345678', '1 55512345678'],
  ['0555123', '0555123'],
  ['1055512', '1055512'],
])('masks %j as %j', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

it('masks US numbers as a library of 34 kB does, which is too heavy for a phone', () => {
  // Area code 310 is missing: in Canada, seven digits that begin with it are a whole number.
  const usDigits = fc.stringMatching(/^1?[2-9]\d{0,10}$/).filter((digits) => !/^1?310/.test(digits));
  fc.assert(
    fc.property(usDigits, (digits) => {
      expect(formatPhone(digits)).toBe(new AsYouType('US').input(digits));
    }),
    { numRuns: 2000 },
  );
});

it('keeps every digit under the mask', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
      expect(phoneDigits(formatPhone(digits))).toBe(digits);
    }),
  );
});

describe('typed or pasted text', () => {
  it.each([
    ['+1 (503) 555-0100', '15035550100'],
    ['503.555.0100', '5035550100'],
    [' 503/555 – 0100 ', '5035550100'],
    ['\u202a+1 (503) 555\u20110100\u202c', '15035550100'],
    ['٥٠٣ ٥٥٥ ٠١٠٠', '5035550100'],
    ['＋１５０３５５５０１００', '15035550100'],
    ['(', ''],
    ['+', ''],
  ])('reads %s as the number %s', (text, digits) => {
    expect(readsAsPhone(text)).toBe(true);
    expect(typedPhone(text)).toBe(digits);
    expect(formatPhone(text)).toBe(formatPhone(digits));
  });

  it.each([
    '(503) 555-0100 x12',
    '503-555-0100 ext. 5',
    '503-555-0100,5',
    '503-555-0100;5',
    '503-555-0100#5',
    '1-800-FLOWERS',
    'none',
    '503+555',
    '503 or 504',
  ])('leaves %s as typed, since it is no number', (text) => {
    expect(readsAsPhone(text)).toBe(false);
    expect(isValidPhone(text)).toBe(false);
    expect(typedPhone(text)).toBe(text);
    expect(formatPhone(text)).toBe(text);
  });

  it('never loses a digit or a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0159٥５ ()-+.xk#,') }), (text) => {
        const kept = (shown: string) => phoneDigits(shown) + shown.replace(/[^xk#,]/g, '');
        expect(kept(formatPhone(text))).toBe(kept(text));
        expect(kept(typedPhone(text))).toBe(kept(text));
        expect(formatPhone(typedPhone(text))).toBe(formatPhone(text));
      }),
    );
  });
});

it.each([null, undefined, '', 'none', '—'])('finds no digits in %j', (text) => {
  expect(phoneDigits(text)).toBe('');
});

it.each([
  ['3035550142', '(303) 555-0142', '+1 303-555-0142'],
  ['13035550142', '(303) 555-0142', '+1 303-555-0142'],
  ['+1 (303) 555-0142', '(303) 555-0142', '+1 303-555-0142'],
  ['5550142', '5550142', '5550142'],
  ['', '', ''],
])('formats the last ten digits of %j (physician §2, decision 34)', (stored, cell, home) => {
  expect(displayCellPhone(stored)).toBe(cell);
  expect(displayHomePhone(stored)).toBe(home);
});
