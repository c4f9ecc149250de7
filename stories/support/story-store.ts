import type { Store } from '#mocks/store/store.ts';

let store: Store | undefined;

/** Keeps the store of a story's server for `getStoryStore`. */
export const setStoryStore = (fresh: Store) => {
  store = fresh;
};

/**
 * Returns the store of the current story's server.
 * @throws Error before the server has started
 */
export function getStoryStore(): Store {
  if (!store) throw new Error('The story has no store yet');
  return store;
}
