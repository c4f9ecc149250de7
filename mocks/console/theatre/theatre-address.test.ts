import { expect, test } from 'vitest';
import { findFreeNumber, formatTheatreQuery, parseTheatreQuery, type SeatPlan } from './theatre-address.ts';

const plans: readonly SeatPlan[] = [
  {
    number: 2,
    width: 1002,
    email: 'physician+test@clinic.test',
    page: 'physician/list-patient?search=a%20b',
  },
  { number: 1, width: 390, email: '', page: 'login?nextpath=%2FmyHealth#top' },
];

test('an address reproduces its seats in their order', () => {
  expect(parseTheatreQuery(formatTheatreQuery(plans))).toEqual(plans);
  expect(parseTheatreQuery(formatTheatreQuery(plans, 'half-done'))).toEqual(plans);
  expect(formatTheatreQuery(plans, 'half-done')).toMatch(/^\?scenario=half-done&seat2=/);
});

test('no seat differs from an address that names none', () => {
  expect(parseTheatreQuery(formatTheatreQuery([]))).toEqual([]);
  expect(parseTheatreQuery('')).toBeNull();
  expect(parseTheatreQuery('?scenario=clinic')).toBeNull();
});

test.each([
  ['a width that is no number', '?seat1=wide a@b.test dashboard', { width: 390 }],
  ['a width below the smallest', '?seat1=10 a@b.test dashboard', { width: 390 }],
  ['a width above the largest', '?seat1=9999 a@b.test dashboard', { width: 390 }],
  ['a missing person and page', '?seat1=768', { width: 768, email: '', page: '' }],
  ['the second seat of a number', '?seat1=390 a@b.test x&seat1=768 c@d.test y', { email: 'a@b.test' }],
])('an address with %s opens', (_case, search, seat) => {
  const parsed = parseTheatreQuery(search);
  expect(parsed).toHaveLength(1);
  expect(parsed?.[0]).toMatchObject({ number: 1, ...seat });
});

test.each(['?seat0=390', '?seat10=390', '?seat=390', '?seatx=390'])('%s names no seat', (search) => {
  expect(parseTheatreQuery(search)).toBeNull();
});

test('a new seat gets the smallest free number, up to nine', () => {
  expect(findFreeNumber([{ number: 1 }, { number: 3 }])).toBe(2);
  expect(findFreeNumber(Array.from({ length: 9 }, (_, index) => ({ number: index + 1 })))).toBeNull();
});
