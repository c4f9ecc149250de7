import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LookupSource } from '#domain/questions/question.ts';
import { type LookupItem, useLookups } from '#questionnaire/lookup-provider.ts';

/** Typing pauses this long before the list is asked. */
const DEBOUNCE = 250;

export interface Suggestions {
  status: 'idle' | 'searching' | 'failed' | 'found';
  items: readonly LookupItem[];
}

const none: readonly LookupItem[] = [];

const normal = (text: string) => text.trim().toLowerCase();

/** The item whose name is what was typed, capitals and outer spaces aside. */
export function itemNamed(items: readonly LookupItem[], text: string): LookupItem | undefined {
  return items.find((item) => normal(item.name) === normal(text));
}

/**
 * What the list suggests for a text, a moment after the last keystroke. Until then nothing is searched, and nothing
 * turns beside what is being typed. The last suggestions stay meanwhile, so that the menu does not flicker; what was
 * found for the same text stands until it is found again.
 */
export function useSuggestions(source: LookupSource, text: string, isWanted: boolean) {
  const { search } = useLookups();
  const wanted = isWanted ? text.trim() : '';
  const [paused] = useDebouncedValue(wanted, DEBOUNCE);
  // Whoever types on asks for nothing: a search that is under way is given up.
  const asked = paused === wanted ? wanted : '';
  const { data, isSuccess, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...search(source, asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });

  const isFailed = isError && !isFetching;
  const suggestions: Suggestions = { status: 'searching', items: isError ? none : (data ?? none) };
  if (asked === '') suggestions.status = 'idle';
  else if (isFailed) suggestions.status = 'failed';
  else if (isSuccess && !isPlaceholderData) suggestions.status = 'found';
  if (wanted === '') suggestions.items = none;
  return { suggestions, retry: () => void refetch() };
}
