import { expect, it } from 'vitest';
import { describeCounts, describeMonths, describeShares, formatShare } from './figure-text.ts';
import { registrationMonths } from './registration-months.ts';

it.each([
  [0, 60, '0%'],
  [30, 60, '50%'],
  [1, 3, '33%'],
  [1, 1000, '< 1%'],
  [996, 1000, '> 99%'],
  [99, 100, '99%'],
  [60, 60, '100%'],
  [0, 0, '0%'],
])('%d of %d is %s', (part, whole, words) => {
  expect(formatShare(part, whole)).toBe(words);
});

it('describes bars and slices as text', () => {
  const list = [
    { name: 'Pain Relief', count: 3 },
    { name: 'Other', count: 1 },
  ];
  expect(describeCounts(list)).toBe('Pain Relief 3; Other 1');
  expect(describeShares(list)).toBe('Pain Relief 3 (75%); Other 1 (25%)');
});

const since2020 = (length: number) =>
  registrationMonths(
    Array.from({ length }, (_, index) => ({
      month: `${2020 + Math.floor(index / 12)}-${1 + (index % 12)}`,
      count: index === 7 ? 99 : 1,
    })),
  );

it('lists each month of a short series, and first, peak and last of a long one', () => {
  expect(describeMonths(since2020(3))).toBe('January 2020 to March 2020: 1, 1, 1');
  expect(describeMonths(since2020(1))).toBe('January 2020: 1');
  expect(describeMonths(since2020(36))).toBe(
    'January 2020 to December 2022: 1 at first, 99 at most in August 2020, 1 at last',
  );
  expect(describeMonths([])).toBe('');
});
