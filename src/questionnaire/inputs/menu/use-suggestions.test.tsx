import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeLookups, fakeLookups } from '#questionnaire/fake-lookups.tsx';
import type { LookupItem } from '#questionnaire/lookup-provider.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Pause in typing before a search, as in use-suggestions.ts. */
const debounceMs = 250;
const search = vi.fn<() => Promise<LookupItem[]>>();
const lookups = fakeLookups(search);

beforeEach(() => {
  vi.useFakeTimers();
  search.mockReset().mockResolvedValue([]);
});
afterEach(() => vi.useRealTimers());

/** Advances the fake timers and the pending promises. */
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Renders the hook with an empty field, then types a first text into it. */
function typeInField(first: string) {
  const { result, rerender } = renderHook(({ text }) => useSuggestions('diagnosis', text, true), {
    initialProps: { text: '' },
    wrapper: ({ children }) => <FakeLookups lookups={lookups}>{children}</FakeLookups>,
  });
  const status = () => result.current.suggestions.status;
  const field = { result, status, type: (text: string) => rerender({ text }) };
  field.type(first);
  return field;
}

it('searches, and reports it, only after a pause in typing', async () => {
  search.mockReturnValue(new Promise(() => {}));
  const { status } = typeInField('mig');
  await advance(debounceMs - 1);
  expect([status(), search.mock.calls.length]).toEqual(['idle', 0]);
  await advance(1);
  expect([status(), search.mock.calls.length]).toEqual(['searching', 1]);
});

it('keeps the results while the same text is searched again', async () => {
  const field = typeInField('long haul');
  await advance(debounceMs);
  await advance(0);
  expect(field.status()).toBe('found');
  field.type('long haulx');
  expect(field.status()).toBe('idle');
  search.mockReturnValue(new Promise(() => {}));
  field.type('long haul');
  await advance(debounceMs);
  expect([field.status(), search.mock.calls.length]).toEqual(['found', 2]);
});

it('cancels a pending search and keeps its suggestions while the user types on', async () => {
  const migraine = [{ id: '1', name: 'Migraine' }];
  search.mockResolvedValue(migraine);
  const field = typeInField('mig');
  await advance(debounceMs);
  await advance(0);
  let answer = (_items: LookupItem[]) => {};
  search.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  field.type('migr');
  await advance(debounceMs);
  expect(field.result.current.suggestions).toEqual({ status: 'searching', items: migraine });
  field.type('migra');
  answer([]);
  await advance(0);
  expect(field.result.current.suggestions).toEqual({ status: 'idle', items: migraine });
});

it('reports a retry as a search at once', async () => {
  search.mockRejectedValue(new Error('offline'));
  const { result, status } = typeInField('mig');
  await advance(debounceMs);
  await advance(0);
  expect(status()).toBe('failed');
  search.mockReturnValue(new Promise(() => {}));
  act(() => result.current.retry());
  await advance(0);
  expect(status()).toBe('searching');
});
