import { expect, test, vi } from 'vitest';
import { entriesSince } from './entries-since.ts';

const at = (createdAt: string) => ({ createdAt });

test('what was there before has not come since, whatever the clocks say', () => {
  const isNew = entriesSince([at('2030-01-01T00:00:00Z')]);
  expect(isNew(at('2030-01-01T00:00:00Z'))).toBe(false);
  expect(isNew(at('1999-01-01T00:00:00Z'))).toBe(true);
});

test('where nothing is known of before, the time tells, and a clock may be five minutes behind', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') });
  const isNew = entriesSince(undefined);
  expect(isNew(at('2026-03-02T08:56:00Z'))).toBe(true);
  expect(isNew(at('2026-03-02T08:54:00Z'))).toBe(false);
  vi.useRealTimers();
});
