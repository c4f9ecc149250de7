import { useState } from 'react';

/**
 * Returns true while the field asks to choose an item or add the typed text (intake §5): from the
 * list's reply until an item is chosen, so that the message does not flicker and blur moves
 * nothing. Sets its state during render, so that no frame shows the wrong state.
 */
export function useChoicePrompt(isUnresolved: boolean, listHasAnswered: boolean): boolean {
  const [isPrompted, setPrompted] = useState(false);
  if (isPrompted && !isUnresolved) setPrompted(false);
  if (!isPrompted && isUnresolved && listHasAnswered) setPrompted(true);
  return isPrompted && isUnresolved;
}
