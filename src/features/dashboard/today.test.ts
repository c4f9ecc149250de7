import { describe, expect, it } from 'vitest';
import { intakeModules } from '#domain/intake/sections.ts';
import { findDueCards, findLeadingCard, findTodaysCheckUps } from './today.ts';

const now = new Date(2026, 10, 21, 9);
const at = (...local: [year: number, month: number, day: number, hour: number, minute: number]) => ({
  createdAt: new Date(...local).toISOString(),
});
const thisMorning = at(2026, 10, 21, 0, 0);
const lastNight = at(2026, 10, 20, 23, 59);
const status = (done: number | 'all but documents') =>
  intakeModules.map((module, index) => ({
    module,
    isCompleted: done === 'all but documents' ? module !== 'MyDocuments' : index < done,
  }));

it('a day begins at midnight in the user’s time zone', () => {
  expect(findTodaysCheckUps([thisMorning, lastNight], now)).toEqual([thisMorning]);
  expect(findTodaysCheckUps([lastNight], now)).toEqual([]);
  expect(findTodaysCheckUps([at(2026, 10, 22, 0, 5)], now), 'a server whose clock runs ahead').toHaveLength(
    1,
  );
});

describe('leading card', () => {
  it.each([
    ['whoever has just joined: the intake', 0, [], 'intake'],
    ['begun: today’s question', 6, [], 'checkUp'],
    ['nothing filled in, but a check-up before: today’s question', 0, [lastNight], 'checkUp'],
    ['answered today: the intake, as long as it is incomplete', 6, [thisMorning], 'intake'],
    ['complete: today’s question', 13, [], 'checkUp'],
    ['complete but for the documents: today’s question', 'all but documents', [thisMorning], 'checkUp'],
    ['nothing due: what was logged today', 13, [thisMorning], 'checkUp'],
  ] as const)('%s', (_, done, checkUps, leader) => {
    expect(findLeadingCard({ status: status(done), checkUps }, now)).toBe(leader);
  });

  it('data that failed to load counts as due', () => {
    expect(findDueCards({ status: undefined, checkUps: undefined }, now)).toEqual({
      checkUp: true,
      intake: true,
    });
    expect(findLeadingCard({ status: undefined, checkUps: undefined }, now)).toBe('checkUp');
    expect(findLeadingCard({ status: undefined, checkUps: [thisMorning] }, now)).toBe('intake');
    expect(findLeadingCard({ status: status(0), checkUps: undefined }, now)).toBe('intake');
  });
});
