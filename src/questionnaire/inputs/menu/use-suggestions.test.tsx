import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LookupItem, LookupProvider } from '#questionnaire/lookup-provider.ts';
import { useSuggestions } from './use-suggestions.ts';

const PAUSE = 250;
const search = vi.fn<() => Promise<LookupItem[]>>();
const openCreate = async () => null;
const lookups = { search, openCreate };

beforeEach(() => {
  vi.useFakeTimers();
  search.mockReset().mockResolvedValue([]);
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function type(first: string) {
  const { result, rerender } = renderHook(({ text }) => useSuggestions('diagnosis', text, true), {
    initialProps: { text: first },
    wrapper: ({ children }) => <LookupProvider value={lookups}>{children}</LookupProvider>,
  });
  const status = () => result.current.suggestions.status;
  return { result, status, type: (text: string) => rerender({ text }) };
}

it('asks, and says so, only once typing has paused', async () => {
  search.mockReturnValue(new Promise(() => {}));
  const { status } = type('mig');
  await pass(PAUSE - 1);
  expect([status(), search.mock.calls.length]).toEqual(['idle', 0]);
  await pass(1);
  expect([status(), search.mock.calls.length]).toEqual(['searching', 1]);
});

it('lets what was found stand while the same text is looked up again', async () => {
  const field = type('long haul');
  await pass(PAUSE);
  expect(field.status()).toBe('found');
  field.type('long haulx');
  expect(field.status()).toBe('idle');
  search.mockReturnValue(new Promise(() => {}));
  field.type('long haul');
  await pass(PAUSE);
  expect([field.status(), search.mock.calls.length]).toEqual(['found', 2]);
});

it('searches at once in the eyes of who asks for it again', async () => {
  search.mockRejectedValue(new Error('offline'));
  const { result, status } = type('mig');
  await pass(PAUSE);
  expect(status()).toBe('failed');
  act(() => result.current.retry());
  expect(status()).toBe('searching');
});
