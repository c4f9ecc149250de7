import type * as shoops from '#api/endpoints/shoops.ts';
import type { HandlersOf } from './handler.ts';

export const shoopHandlers: HandlersOf<typeof shoops> = {
  // A draft is the physician's own until it is sent (physician §4).
  listShoops: ({ store, account }) =>
    store.tables.shoops
      .filter(({ userId, isReady }) => userId === account.id && isReady)
      .map(({ physicianId: _, ...shoop }) => shoop)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
};
