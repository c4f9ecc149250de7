import { useCallback, useEffect, useState } from 'react';
import type { LookupSource } from '#domain/questions/question.ts';
import { type LookupItem, useLookups } from '#questionnaire/lookup-provider.ts';

/** Typing pauses this long before the list is asked. */
const DEBOUNCE = 250;

export type Suggestions =
  | { status: 'idle' | 'searching' | 'failed'; items: readonly LookupItem[] }
  | { status: 'found'; items: readonly LookupItem[] };

const none: readonly LookupItem[] = [];
const idle: Suggestions = { status: 'idle', items: none };

/** The last suggestions stay while the next are fetched, so that the menu does not flicker. */
const searching = (last: Suggestions = idle): Suggestions => ({ status: 'searching', items: last.items });

const normal = (text: string) => text.trim().toLowerCase();

/** The item whose name is what was typed, capitals and outer spaces aside. */
export function itemNamed(items: readonly LookupItem[], text: string): LookupItem | undefined {
  return items.find((item) => normal(item.name) === normal(text));
}

/**
 * What the list suggests for a text, a moment after the last keystroke. Until then nothing is searched, and nothing
 * turns beside what is being typed.
 */
export function useSuggestions(source: LookupSource, text: string, isWanted: boolean) {
  const { search } = useLookups();
  const [result, setResult] = useState<{ text: string; suggestions: Suggestions } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setResult((last) => last && { ...last, suggestions: searching(last.suggestions) });
    setAttempt((count) => count + 1);
  }, []);
  const wanted = isWanted ? text.trim() : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt searches again
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const settle = (suggestions: Suggestions) => {
      if (!controller.signal.aborted) setResult({ text: wanted, suggestions });
    };
    const timer = setTimeout(() => {
      setResult((last) => {
        // What was found for the same text stands until it is found again.
        if (last?.text === wanted && last.suggestions.status === 'found') return last;
        return { text: wanted, suggestions: searching(last?.suggestions) };
      });
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

  if (wanted === '') return { suggestions: idle, retry };
  const last = result?.suggestions ?? idle;
  const suggestions: Suggestions = result?.text === wanted ? last : { status: 'idle', items: last.items };
  return { suggestions, retry };
}
