import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LookupSource } from '#domain/questions/question.ts';
import { type LookupItem, useLookups } from '#questionnaire/lookup-provider.ts';

/** Pause in typing before a search, in ms. */
const debounceMs = 250;

export interface Suggestions {
  status: 'idle' | 'searching' | 'failed' | 'found';
  items: readonly LookupItem[];
}

const noItems: readonly LookupItem[] = [];

const normalizeName = (text: string) => text.trim().toLowerCase();

/** Returns the item with the typed name, ignoring case and surrounding spaces. */
export function itemNamed(items: readonly LookupItem[], text: string): LookupItem | undefined {
  return items.find((item) => normalizeName(item.name) === normalizeName(text));
}

/**
 * Returns the suggestions for a text, debounced; no search is reported while the user types. The
 * last suggestions stay during a search, also one for the same text, so that the menu does not
 * flicker.
 */
export function useSuggestions(source: LookupSource, text: string, isWanted: boolean) {
  const { search } = useLookups();
  const wantedText = isWanted ? text.trim() : '';
  const [debouncedText] = useDebouncedValue(wantedText, debounceMs);
  // Cancels a pending search when the user types on.
  const searchedText = debouncedText === wantedText ? wantedText : '';
  const { data, isSuccess, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...search(source, searchedText),
    enabled: searchedText !== '',
    placeholderData: keepPreviousData,
  });

  const isFailed = isError && !isFetching;
  const suggestions: Suggestions = { status: 'searching', items: isError ? noItems : (data ?? noItems) };
  if (searchedText === '') suggestions.status = 'idle';
  else if (isFailed) suggestions.status = 'failed';
  else if (isSuccess && !isPlaceholderData) suggestions.status = 'found';
  if (wantedText === '') suggestions.items = noItems;
  return { suggestions, retry: () => void refetch() };
}
