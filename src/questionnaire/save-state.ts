import { useSyncExternalStore } from 'react';

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
  subscribe(listener: () => void): () => void;
}

export function createSaveState(): SaveStateStore {
  let state: SaveState = { dirty: false, saving: false, heldUp: null };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change };
      const isSame = next.dirty === state.dirty && next.saving === state.saving;
      if (isSame && next.heldUp === state.heldUp) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useSaveState(store: SaveStateStore): SaveState {
  return useSyncExternalStore(store.subscribe, store.get);
}
