import { useState } from 'react';

/**
 * Whether the reader is told to choose or to add what was typed (intake §5): from when the list has answered until it
 * is done, however much more is typed. So nothing flickers beside the letters, and leaving the field moves nothing.
 */
export function useToldToChoose(unresolved: boolean, listHasAnswered: boolean): boolean {
  const [told, setTold] = useState(false);
  if (told && !unresolved) setTold(false);
  if (!told && unresolved && listHasAnswered) setTold(true);
  return told && unresolved;
}
