import { expect, it } from 'vitest';
import type { CheckUp } from './check-up.ts';
import type { CheckUpRecord } from './check-up-questions.ts';
import { isSameCheckUp } from './same-check-up.ts';

const dose = { amount: 2.5, frequency: 2, ingestionMethod: 'Inhaled', product: 'CBD oil' } as const;
const sentRecord: CheckUpRecord = {
  cannabisToday: 'yes',
  status: 'better',
  canabiesDose: [dose],
  comment: 'Slept well',
  objective: { painRelief: 'better', mentalHealth: 'same' },
};
const listedCheckUp: CheckUp = {
  createdAt: '2026-03-02T09:00:00.000Z',
  cannabisToday: 'yes',
  status: 'better',
  comment: 'Slept well',
  objective: { mentalHealth: 'same', painRelief: 'better', other: '' },
  doses: [{ ...dose }],
};

it('recognizes the check-up that was sent, in any order of ratings', () => {
  expect(isSameCheckUp(sentRecord, listedCheckUp)).toBe(true);
});

it.each<[string, Partial<CheckUp>]>([
  ['the answer', { cannabisToday: 'no' }],
  ['the feeling', { status: 'same' }],
  ['the comment', { comment: '' }],
  ['a rating', { objective: { painRelief: 'better', mentalHealth: 'worse' } }],
  ['a rating that was not given', { objective: { painRelief: 'better' } }],
  ['an amount', { doses: [{ ...dose, amount: 5 }] }],
  ['a dose less', { doses: [] }],
])('recognizes another check-up by %s', (_, change) => {
  expect(isSameCheckUp(sentRecord, { ...listedCheckUp, ...change })).toBe(false);
});
