import type { ShoopSuggestion } from '#api/endpoints/shoop-schema.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { PickButton } from '../modal/pick-button.tsx';
import { ShoopItem } from '../modal/shoop-item.tsx';

interface SuggestionItemProps {
  suggestion: ShoopSuggestion;
  /** Default of the documents; a list may pass a clearer label (decision 42). */
  label?: string;
  isAdded: boolean;
  onAdd: () => void;
}

/** Returns a suggestion as a Shoop that has no patient and was never sent. */
const toShoop = (suggestion: ShoopSuggestion): Shoop => ({
  ...suggestion,
  id: '',
  userId: '',
  isReady: false,
  createdAt: '',
});

/** Suggested medicine in short, with the button that loads it into the form. */
export function SuggestionItem({ suggestion, label = 'EDI TO SHOOP', isAdded, onAdd }: SuggestionItemProps) {
  return (
    <ShoopItem shoop={toShoop(suggestion)}>
      <PickButton
        label={label}
        pickedLabel="Shoop Added"
        isPicked={isAdded}
        targetCannabinoid={suggestion.targetCannabinoid}
        onPick={onAdd}
      />
    </ShoopItem>
  );
}
