import type { Store } from '#mocks/store/store.ts';

let store: Store | undefined;

/** For whoever starts a story's server: keeps its store within reach. */
export const keepStore = (fresh: Store) => {
  store = fresh;
};

/**
 * What the server of the story that is shown holds.
 * @throws Error before it has started
 */
export function storeOfStory(): Store {
  if (!store) throw new Error('The story has no store yet');
  return store;
}
