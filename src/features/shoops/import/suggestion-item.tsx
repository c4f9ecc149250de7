import type { ShoopSuggestion } from '#api/endpoints/shoop-schema.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { PickButton } from '../modal/pick-button.tsx';
import { ShoopItem } from '../modal/shoop-item.tsx';

interface SuggestionItemProps {
  suggestion: ShoopSuggestion;
  /** The documents' own default; whoever shows it may have better words (decision 42). */
  label?: string;
  isAdded: boolean;
  onAdd: () => void;
}

/** It is nobody's, and was never sent. */
const asShoop = (suggestion: ShoopSuggestion): Shoop => ({
  ...suggestion,
  ...{ id: '', userId: '', isReady: false, createdAt: '' },
});

/** A regimen as the patient would read it, and the way into the form. */
export function SuggestionItem({ suggestion, label = 'EDI TO SHOOP', isAdded, onAdd }: SuggestionItemProps) {
  return (
    <ShoopItem shoop={asShoop(suggestion)}>
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
