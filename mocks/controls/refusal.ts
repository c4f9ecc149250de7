const listeners = new Set<() => void>();
let words = '';

function set(next: string): void {
  words = next;
  for (const listener of listeners) listener();
}

/** What the mock has last refused to do, for the page to say it: not everybody looks into the browser's console. */
export const refusal = {
  /** '' when nothing was, or when it was read. For useSyncExternalStore. */
  get: () => words,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  say: (error: unknown) => set(error instanceof Error ? error.message : String(error)),
  dismiss: () => set(''),
};
