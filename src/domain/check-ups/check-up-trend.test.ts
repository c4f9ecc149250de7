import dayjs from 'dayjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckUp, Feeling } from './check-up.ts';
import { type BarSpan, barSpan, monthRange, objectiveTrends, trendBars } from './check-up-trend.ts';

const dayMs = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const checkUp = (daysAgo: number, objective: CheckUp['objective'] = {}): CheckUp => ({
  createdAt: new Date(NOW - daysAgo * dayMs).toISOString(),
  cannabisToday: 'yes',
  status: '',
  comment: '',
  objective,
  doses: [],
});
const checkUpsOfDays = (count: number) => Array.from({ length: count }, (_, day) => checkUp(day));

describe('the month range (accounts §2.15)', () => {
  it.each([
    ['nothing', [], ''],
    ['one month', [checkUp(0), checkUp(3)], 'November 2026'],
    ['several, in any order', [checkUp(61), checkUp(0), checkUp(200)], 'May 2026 – November 2026'],
    ['two years', [checkUp(0), checkUp(365)], 'November 2025 – November 2026'],
  ])('of %s', (_, list, range) => {
    expect(monthRange(list)).toBe(range);
  });
});

describe('a trend', () => {
  it('counts the ratings, and leaves blank ones out', () => {
    const [trend] = objectiveTrends([
      checkUp(1, { painRelief: 'worse' }),
      checkUp(0, { painRelief: 'better' }),
      checkUp(2, { painRelief: 'same' }),
      checkUp(3, { painRelief: '' }),
    ]);
    expect(trend).toMatchObject({ label: 'Pain Relief', total: { better: 1, same: 1, worse: 1 } });
  });

  it('counts by week', () => {
    // NOW is a Saturday: the three days are in one week. Check-ups without a rating give no point.
    const [trend] = objectiveTrends([
      checkUp(0, { other: 'better' }),
      checkUp(1, { other: 'worse' }),
      checkUp(2, { other: 'better' }),
      ...checkUpsOfDays(40),
    ]);
    expect(trend?.points).toEqual([
      { at: dayjs(NOW).startOf('week').valueOf(), better: 2, same: 0, worse: 1 },
    ]);
  });

  it('exists for each rated objective, in the order of the list, unknown ones last', () => {
    const list = [
      checkUp(0, { invented: 'same', seizureControl: 'same', other: '' }),
      checkUp(1, { painRelief: 'better' }),
    ];
    expect(objectiveTrends(list).map(({ objective }) => objective)).toEqual([
      'painRelief',
      'seizureControl',
      'invented',
    ]);
    expect(objectiveTrends([])).toEqual([]);
  });
});

it.each([
  [1, 'week'],
  [365, 'week'],
  [500, 'month'],
] as const)('%i days are shown as bars by the %s', (count, span) => {
  expect(barSpan(checkUpsOfDays(count))).toBe(span);
});

it('bars include empty weeks and every rating', () => {
  const list = [
    checkUp(0, { other: 'better' }),
    checkUp(21, { other: 'worse' }),
    checkUp(21, { other: 'same' }),
  ];
  const [trend] = objectiveTrends(list, 'week');
  const [first, last] = [21, 0].map((daysAgo) =>
    dayjs(NOW - daysAgo * dayMs)
      .startOf('week')
      .valueOf(),
  );
  const bars = trend && trendBars(trend, 'week', [Number(first), Number(last)]);
  expect(bars?.map(({ better, same, worse }) => [better, same, worse])).toEqual([
    [0, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
    [1, 0, 0],
  ]);
});

const anyFeeling = fc.constantFrom<Feeling | ''>('worse', 'same', 'better', '');
const anyRatings = fc.array(fc.record({ day: fc.integer({ min: 0, max: 800 }), rating: anyFeeling }), {
  maxLength: 120,
});
const anySpan = fc.constantFrom<BarSpan>('week', 'month');

it('keeps every rating and ascending times for every span', () => {
  fc.assert(
    fc.property(anyRatings, anySpan, (entries, span) => {
      const list = entries.map(({ day, rating }) => checkUp(day, { painRelief: rating }));
      const [trend] = objectiveTrends(list, span);
      const rated = entries.filter(({ rating }) => rating !== '');
      expect(trend === undefined).toBe(rated.length === 0);
      if (!trend) return;
      const { points, total } = trend;
      for (const kind of ['better', 'same', 'worse'] as const) {
        const givenCount = rated.filter(({ rating }) => rating === kind).length;
        expect(total[kind]).toBe(givenCount);
        expect(points.reduce((sum, point) => sum + point[kind], 0)).toBe(givenCount);
      }
      expect(points.every(({ at }, place) => place === 0 || at > (points[place - 1]?.at ?? 0))).toBe(true);
    }),
  );
});

it('never plots more points than fit on a phone', () => {
  fc.assert(
    fc.property(anyRatings, (entries) => {
      const trends = objectiveTrends(entries.map(({ day }) => checkUp(day, { painRelief: 'same' })));
      // Fewer than 60 full weeks touch at most 61 weeks of the calendar.
      for (const { points } of trends) expect(points.length).toBeLessThanOrEqual(61);
    }),
  );
});
