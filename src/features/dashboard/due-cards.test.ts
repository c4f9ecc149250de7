import { describe, expect, it } from 'vitest';
import { intakeModules } from '#domain/intake/sections.ts';
import { findDueCards, findLeadingCard, findTodaysCheckUps } from './due-cards.ts';

const now = new Date(2026, 10, 21, 9);
const checkUpAt = (...local: [year: number, month: number, day: number, hour: number, minute: number]) => ({
  createdAt: new Date(...local).toISOString(),
});
const thisMorning = checkUpAt(2026, 10, 21, 0, 0);
const lastNight = checkUpAt(2026, 10, 20, 23, 59);
const status = (done: number | 'all but documents') =>
  intakeModules.map((module, index) => ({
    module,
    isCompleted: done === 'all but documents' ? module !== 'MyDocuments' : index < done,
  }));

it('a check-up is today’s from midnight on in the user’s time zone', () => {
  expect(findTodaysCheckUps([thisMorning, lastNight], now)).toEqual([thisMorning]);
  expect(findTodaysCheckUps([lastNight], now)).toEqual([]);
  expect(
    findTodaysCheckUps([checkUpAt(2026, 10, 22, 0, 5)], now),
    'a server whose clock runs ahead',
  ).toHaveLength(1);
});

describe('leading card', () => {
  it.each([
    ['the intake for a new user', 0, [], 'intake'],
    ['the check-up once the intake is begun', 6, [], 'checkUp'],
    ['the check-up for an empty intake after an earlier check-up', 0, [lastNight], 'checkUp'],
    ['an incomplete intake after today’s check-up', 6, [thisMorning], 'intake'],
    ['the check-up if the intake is complete', 13, [], 'checkUp'],
    ['the check-up if only documents are missing', 'all but documents', [thisMorning], 'checkUp'],
    ['the logged check-up if nothing is due', 13, [thisMorning], 'checkUp'],
  ] as const)('is %s', (_, done, checkUps, leader) => {
    expect(findLeadingCard({ status: status(done), checkUps }, now)).toBe(leader);
  });

  it('is no check-up while today’s may be one that could not be read', () => {
    const unreadableOnly = { status: status(6), checkUps: [lastNight], unreadableCheckUps: 1 };
    expect(findDueCards(unreadableOnly, now)).toEqual({ checkUp: false, intake: true });
    expect(findLeadingCard(unreadableOnly, now)).toBe('intake');
    expect(findDueCards({ ...unreadableOnly, status: status(intakeModules.length) }, now)).toEqual({
      checkUp: false,
      intake: false,
    });
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
