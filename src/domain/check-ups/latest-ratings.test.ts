import { expect, it } from 'vitest';
import type { CheckUp } from './check-up.ts';
import { latestRatings } from './latest-ratings.ts';

const checkUp = (objective: CheckUp['objective']): CheckUp => ({
  ...{ createdAt: '2026-11-20T12:00:00.000Z', cannabisToday: 'yes', status: 'same', comment: '' },
  ...{ objective, doses: [] },
});

it('lists each rated objective once, in the order of the intake, with a place for every check-up', () => {
  const rated = latestRatings([
    checkUp({ mentalHealth: 'better', painRelief: '' }),
    checkUp({ painRelief: 'worse', sleep: 'same', antiCancerTherapy: 'same' }),
  ]);
  expect(rated).toEqual([
    { key: 'antiCancerTherapy', label: 'Anti-cancer Therapy', ratings: ['', 'same'] },
    { key: 'painRelief', label: 'Pain Relief', ratings: ['', 'worse'] },
    { key: 'mentalHealth', label: 'Mental Health', ratings: ['better', ''] },
    { key: 'sleep', label: 'sleep', ratings: ['', 'same'] },
  ]);
});

it('lists no objective that was offered and not rated', () => {
  expect(latestRatings([checkUp({ painRelief: '' }), checkUp({})])).toEqual([]);
});
