import { createAtom, type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import { afterFrame } from '#questionnaire/inputs/after-frame.ts';

/** Search text of a list, stored outside React, so that typing does not re-render the input. */
export interface Sought {
  /** Text that the list renders by, set a frame after the keystroke. */
  readonly told: ReadonlyAtom<string>;
  set(text: string): void;
  /** Applies a pending text at once, so that a key that chooses acts on the current list. */
  settle(): void;
}

export function createSought(): Sought {
  const told = createAtom('');
  let sought = '';
  const settle = () => told.set(sought);
  return {
    told,
    set(text) {
      sought = text;
      if (text !== told.get()) afterFrame(settle);
    },
    settle,
  };
}

/** Derives a value from the search text, and re-renders only if the value changes. */
export function useSought<Result extends string | boolean>(
  { told }: Sought,
  follow: (text: string) => Result,
): Result {
  return useSelector(told, follow);
}
