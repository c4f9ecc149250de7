import type { ShoopSuggestion } from '#api/endpoints/shoop-schema.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { SuggestionItem } from './suggestion-item.tsx';

/** physician §9 */
const PAGE_SIZE = 2;

export interface SuggestionListProps {
  suggestions: readonly ShoopSuggestion[];
  /** Those that are in the form already, by their keys. */
  added: ReadonlySet<string>;
  onAdd: (suggestion: ShoopSuggestion, key: string) => void;
}

/** A suggestion has no identifier that may be trusted (decision 7): it is what it says. */
const keyOf = (suggestion: ShoopSuggestion) => JSON.stringify(suggestion);

/** Two suggestions at first, two more each time. */
export function SuggestionList({ suggestions, added, onAdd }: SuggestionListProps) {
  return (
    <PagedList items={suggestions} step={PAGE_SIZE} what="suggestions" gap="md" as="ul">
      {(suggestion, place) => {
        const key = keyOf(suggestion);
        return (
          // A list that is only read, and two may say the same.
          <li key={place}>
            <SuggestionItem
              suggestion={suggestion}
              label="Add to Shoop"
              isAdded={added.has(key)}
              onAdd={() => onAdd(suggestion, key)}
            />
          </li>
        );
      }}
    </PagedList>
  );
}
