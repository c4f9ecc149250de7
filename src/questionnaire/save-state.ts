import { type Atom, createAtom, shallow, useSelector } from '@tanstack/react-store';

/** Whether there is something to save, whether that can be done, and whether it is being done. */
export interface SaveState {
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Why it cannot be saved as it stands, in words for the reader; null when it can. */
  readonly heldUp: string | null;
}

/** Holds a save state outside React, so that the first keystroke re-renders the buttons and not the form. */
export interface SaveStateStore {
  get(): SaveState;
  set(change: Partial<SaveState>): void;
  readonly atom: Atom<SaveState>;
}

export function createSaveState(start: Pick<SaveState, 'dirty' | 'heldUp'>): SaveStateStore {
  const atom = createAtom<SaveState>({ ...start, saving: false }, { compare: shallow });
  return { atom, get: atom.get, set: (change) => atom.set((known) => ({ ...known, ...change })) };
}

export function useSaveState({ atom }: SaveStateStore): SaveState {
  return useSelector(atom);
}
