import { useState } from 'react';

/**
 * Returns true while the field asks to choose an item or add the typed text (intake §5): from the
 * list's reply until an item is chosen, so that the message does not flicker and blur moves
 * nothing.
 */
export function useChoicePrompt(unresolved: boolean, listHasAnswered: boolean): boolean {
  const [told, setTold] = useState(false);
  if (told && !unresolved) setTold(false);
  if (!told && unresolved && listHasAnswered) setTold(true);
  return told && unresolved;
}
