import type { ShoopSuggestion } from '#api/endpoints/shoop-schema.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { SuggestionItem } from './suggestion-item.tsx';

/** Suggestions that are listed at first and added by each "Load more" (physician §9). */
const SUGGESTIONS_PER_PAGE = 2;

export interface SuggestionListProps {
  suggestions: readonly ShoopSuggestion[];
  /** Keys of the suggestions that were added to the form. */
  addedKeys: ReadonlySet<string>;
  onAdd: (suggestion: ShoopSuggestion, key: string) => void;
}

/** Returns the content as key, because the ids of suggestions cannot be trusted (decision 7). */
const keyOf = (suggestion: ShoopSuggestion) => JSON.stringify(suggestion);

/** List of suggestions with "Load more". */
export function SuggestionList({ suggestions, addedKeys, onAdd }: SuggestionListProps) {
  return (
    <PagedList items={suggestions} step={SUGGESTIONS_PER_PAGE} what="suggestions" gap="md" as="ul">
      {(suggestion, index) => {
        const key = keyOf(suggestion);
        return (
          // The index is a safe key: the list is read-only, and two suggestions may be equal.
          <li key={index}>
            <SuggestionItem
              suggestion={suggestion}
              label="Add to Shoop"
              isAdded={addedKeys.has(key)}
              onAdd={() => onAdd(suggestion, key)}
            />
          </li>
        );
      }}
    </PagedList>
  );
}
