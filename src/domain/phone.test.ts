import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayCellPhone, displayHomePhone, formatPhone, isValidPhone, phoneDigits } from './phone.ts';

describe('the phone rule as written: only a leading 1 demands 11 digits (decision 34)', () => {
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
  ['555123', '(555) 123'],
  ['5551234567', '(555) 123-4567'],
  ['15551234567', '1 (555) 123-4567'],
])('masks %j as %j', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

it('the mask keeps every digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
      expect(phoneDigits(formatPhone(digits))).toBe(digits);
    }),
  );
});

it.each([null, undefined, '', 'none', '—'])('%j has no digits', (text) => {
  expect(phoneDigits(text)).toBe('');
});

it.each([
  ['3035550142', '(303) 555-0142', '+1 303-555-0142'],
  ['13035550142', '(303) 555-0142', '+1 303-555-0142'],
  ['+1 (303) 555-0142', '(303) 555-0142', '+1 303-555-0142'],
  ['5550142', '5550142', '5550142'],
  ['', '', ''],
])('shows %j on its last ten digits (physician §2, decision 34)', (stored, cell, home) => {
  expect(displayCellPhone(stored)).toBe(cell);
  expect(displayHomePhone(stored)).toBe(home);
});
