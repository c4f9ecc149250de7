import { type Atom, createAtom, shallow, useSelector } from '@tanstack/react-store';

/** State of a form's save: unsaved changes, a pending save, and a reason that blocks it. */
export interface SaveState {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Message for the user why the form cannot be saved now; null if it can. */
  readonly heldUpReason: string | null;
}

/** Store of a save state outside React, so that the first edit re-renders only the buttons. */
export interface SaveStateStore {
  get(): SaveState;
  set(change: Partial<SaveState>): void;
  readonly atom: Atom<SaveState>;
}

/** Creates the store of a form that is not being saved. */
export function createSaveState(initialState: Pick<SaveState, 'isDirty' | 'heldUpReason'>): SaveStateStore {
  // Compared by its fields: a change to equal values re-renders nothing.
  const atom = createAtom<SaveState>({ ...initialState, isSaving: false }, { compare: shallow });
  return { atom, get: atom.get, set: (change) => atom.set((current) => ({ ...current, ...change })) };
}

/** Returns a save state and re-renders when it changes. */
export function useSaveState({ atom }: SaveStateStore): SaveState {
  return useSelector(atom);
}
