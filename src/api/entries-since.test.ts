import { expect, test, vi } from 'vitest';
import { createNewEntryTest } from './entries-since.ts';

const entryAt = (createdAt: string) => ({ createdAt });

test('a known entry is not new, by any clock', () => {
  const isNew = createNewEntryTest([entryAt('2030-01-01T00:00:00Z')]);
  expect(isNew(entryAt('2030-01-01T00:00:00Z'))).toBe(false);
  expect(isNew(entryAt('1999-01-01T00:00:00Z'))).toBe(true);
});

test('without known entries, compares the time and allows a clock that is five minutes behind', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') });
  const isNew = createNewEntryTest(undefined);
  expect(isNew(entryAt('2026-03-02T08:56:00Z'))).toBe(true);
  expect(isNew(entryAt('2026-03-02T08:54:00Z'))).toBe(false);
  vi.useRealTimers();
});
