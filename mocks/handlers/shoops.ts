import type * as shoops from '#api/endpoints/shoops.ts';
import { physicianOpenTo } from '#mocks/rules/accounts/physician-access.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, ShoopRecord } from '#mocks/store/tables.ts';
import type { HandlersOf } from './handler.ts';

/** Lists Shoops sent to a patient; only their author can read drafts (physician §4). */
const sentTo = ({ tables }: Store, { id }: Account) =>
  tables.shoops.filter(({ userId, isReady }) => userId === id && isReady);

const onTheWire = ({ physicianId: _, ...shoop }: ShoopRecord) => shoop;

export const shoopHandlers: HandlersOf<typeof shoops> = {
  listShoops: ({ store, account }) => sentTo(store, account).map(onTheWire),

  listRecommendedShoops({ store, account, query }) {
    const physician = physicianOpenTo(store, account, query.physicianId);
    return sentTo(store, account)
      .filter(({ physicianId }) => physicianId === physician.id)
      .map(onTheWire);
  },
};
