import { createAtom, type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import { afterFrame } from '#questionnaire/inputs/after-frame.ts';

/** Search text of a list, stored outside React, so that typing does not re-render the input. */
export interface SearchText {
  /** Text that the list renders by, set a frame after the keystroke. */
  readonly renderedText: ReadonlyAtom<string>;
  set(text: string): void;
  /** Applies a pending text at once, so that a key that chooses acts on the current list. */
  flush(): void;
}

export function createSearchText(): SearchText {
  const told = createAtom('');
  let sought = '';
  const settle = () => told.set(sought);
  return {
    renderedText: told,
    set(text) {
      sought = text;
      if (text !== told.get()) afterFrame(settle);
    },
    flush: settle,
  };
}

/** Derives a value from the search text, and re-renders only if the value changes. */
export function useSearchText<Result extends string | boolean>(
  { renderedText: told }: SearchText,
  follow: (text: string) => Result,
): Result {
  return useSelector(told, follow);
}
