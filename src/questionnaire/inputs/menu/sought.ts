import { useSyncExternalStore } from 'react';
import { afterFrame } from '#questionnaire/inputs/after-frame.ts';

/** What is looked for in a list, outside React: typing renders what it changes, and not the input. */
export interface Sought {
  get(): string;
  set(text: string): void;
  /** Tells at once what waits for the next frame: a key that chooses must meet the list that was asked for. */
  settle(): void;
  subscribe(listener: () => void): () => void;
}

export function createSought(): Sought {
  let sought = '';
  let isTold = true;
  const listeners = new Set<() => void>();
  const settle = () => {
    if (isTold) return;
    isTold = true;
    for (const listener of listeners) listener();
  };
  return {
    get: () => sought,
    set(text) {
      if (text === sought) return;
      sought = text;
      if (isTold) afterFrame(settle);
      isTold = false;
    },
    settle,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What follows from what is looked for: drawn when that changes, and after the letter itself. */
export function useSought<Result extends string | boolean>(
  sought: Sought,
  follow: (text: string) => Result,
): Result {
  return useSyncExternalStore(sought.subscribe, () => follow(sought.get()));
}
