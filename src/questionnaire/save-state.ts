import { useSyncExternalStore } from 'react';

/** Whether there is something to save, and whether it is being saved. */
export interface SaveState {
  readonly dirty: boolean;
  readonly saving: boolean;
}

/** Holds a save state outside React, so that the first keystroke re-renders the buttons and not the form. */
export interface SaveStateStore {
  get(): SaveState;
  set(change: Partial<SaveState>): void;
  subscribe(listener: () => void): () => void;
}

export function createSaveState(): SaveStateStore {
  let state: SaveState = { dirty: false, saving: false };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change };
      if (next.dirty === state.dirty && next.saving === state.saving) return;
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
