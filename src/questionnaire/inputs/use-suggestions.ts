import { useCallback, useEffect, useState } from 'react';
import type { LookupSource } from '#domain/questions/question.ts';
import { type LookupItem, useLookups } from '../lookup-provider.ts';

/** Typing pauses this long before the list is asked. */
const DEBOUNCE = 250;

export type Suggestions =
  | { status: 'idle' | 'searching' | 'failed'; items: readonly LookupItem[] }
  | { status: 'found'; items: readonly LookupItem[] };

const none: readonly LookupItem[] = [];
const idle: Suggestions = { status: 'idle', items: none };

const normal = (text: string) => text.trim().toLowerCase();

/** The item whose name is what was typed, capitals and outer spaces aside. */
export function itemNamed(items: readonly LookupItem[], text: string): LookupItem | undefined {
  return items.find((item) => normal(item.name) === normal(text));
}

/** What the list suggests for a text, a moment after the last keystroke. */
export function useSuggestions(source: LookupSource, text: string, isWanted: boolean) {
  const { search } = useLookups();
  const [result, setResult] = useState<{ text: string; suggestions: Suggestions } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const wanted = isWanted ? text.trim() : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt searches again
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const settle = (suggestions: Suggestions) => {
      if (!controller.signal.aborted) setResult({ text: wanted, suggestions });
    };
    const timer = setTimeout(() => {
      search(source, wanted, controller.signal).then(
        (items) => settle({ status: 'found', items }),
        () => settle({ status: 'failed', items: none }),
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setResult((last) => (last?.suggestions.status === 'failed' ? null : last));
    };
  }, [search, source, wanted, attempt]);

  const suggestions: Suggestions =
    wanted === ''
      ? idle
      : result?.text === wanted
        ? result.suggestions
        : // The last suggestions stay while the next are fetched, so that the menu does not flicker.
          { status: 'searching', items: result?.suggestions.items ?? none };
  return { suggestions, retry };
}
