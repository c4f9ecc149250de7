/** What is looked for in a menu, outside React: typing renders the menu, and not the input that it belongs to. */
export interface Sought {
  get(): string;
  set(text: string): void;
  subscribe(listener: () => void): () => void;
}

export function createSought(): Sought {
  let sought = '';
  const listeners = new Set<() => void>();
  return {
    get: () => sought,
    set(text) {
      if (text === sought) return;
      sought = text;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
