import { createAtom, type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import { afterFrame } from '#questionnaire/inputs/typing/after-frame.ts';

/** Search text of a list, stored outside React, so that typing does not re-render the input. */
export interface SearchText {
  /** Text that the list renders by, set a frame after the keystroke. */
  readonly renderedText: ReadonlyAtom<string>;
  /** Sets the text, and runs a function once the list has it, unless another text comes first. */
  set(text: string, follow?: () => void): void;
  /** Applies a pending text at once, so that a key that chooses acts on the current list. */
  flush(): void;
}

/** Creates an empty search text. */
export function createSearchText(): SearchText {
  const renderedText = createAtom('');
  let newestText = '';
  let pending: (() => void) | undefined;
  const renderNewest = () => {
    renderedText.set(newestText);
    const follow = pending;
    pending = undefined;
    follow?.();
  };
  return {
    renderedText,
    set(text, follow) {
      newestText = text;
      pending = follow;
      if (follow || text !== renderedText.get()) afterFrame(renderNewest);
    },
    flush: renderNewest,
  };
}

/** Derives a value from the search text, and re-renders only if the value changes. */
export function useSearchText<Result extends string | boolean>(
  { renderedText }: SearchText,
  derive: (text: string) => Result,
): Result {
  return useSelector(renderedText, derive);
}
