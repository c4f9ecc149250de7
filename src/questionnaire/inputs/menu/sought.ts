import { createAtom, type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import { afterFrame } from '#questionnaire/inputs/after-frame.ts';

/** What is looked for in a list, outside React: typing renders what it changes, and not the input. */
export interface Sought {
  /** What the list draws by: told a frame after the letter itself. */
  readonly told: ReadonlyAtom<string>;
  set(text: string): void;
  /** Tells at once what waits for the next frame: a key that chooses must meet the list that was asked for. */
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

/** What follows from what is looked for: drawn when that changes, and after the letter itself. */
export function useSought<Result extends string | boolean>(
  { told }: Sought,
  follow: (text: string) => Result,
): Result {
  return useSelector(told, follow);
}
