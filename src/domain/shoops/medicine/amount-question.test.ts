import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shoopMessages } from '../messages.ts';
import { amountQuestion } from './amount-question.ts';

it('asks for a required decimal number: the phone shows digits and a decimal point', () => {
  expect(amountQuestion('dose', 'Dose')).toMatchObject({
    kind: 'number',
    allowsDecimals: true,
    required: true,
  });
});

it.each(['0', '-5', '0,5', '2.345', 'five'])(
  'refuses “%s” with the documented message (physician §5)',
  (typed) => {
    expect(amountQuestion('dose', 'Dose').rule?.(typed)).toBe(shoopMessages.amount);
  },
);

it.each([
  ['.5', 0.5],
  [' 1,200 ', 1200],
])('accepts “%s” and sends %d', (typed, sent) => {
  const { rule, encode, entries } = amountQuestion('dose', 'Dose');
  expect(rule?.(typed)).toBeNull();
  expect(encode(typed)).toEqual({ dose: sent });
  expect(v.is(v.object(entries), { dose: sent })).toBe(true);
});

it.each([
  [5, true],
  ['5', true],
  [null, true],
  [{ amount: 5 }, false],
])('a reply with %j is readable: %s', (dose, isReadable) => {
  expect(v.is(v.object(amountQuestion('dose', 'Dose').readEntries), { dose })).toBe(isReadable);
});

it.each([0, -5, 1e9, '5', undefined])('a request with %j is invalid', (dose) => {
  expect(v.is(v.object(amountQuestion('dose', 'Dose').entries), { dose })).toBe(false);
});
