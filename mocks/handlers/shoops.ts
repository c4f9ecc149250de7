import type * as shoops from '#api/endpoints/shoops.ts';
import { requireVisiblePhysician } from '#mocks/rules/accounts/physician-access.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, ShoopRecord } from '#mocks/store/tables.ts';
import type { HandlersOf } from './handler.ts';

/** Lists Shoops sent to a patient; only their author can read drafts (physician §4). */
const listSentShoops = ({ tables }: Store, { id }: Account) =>
  tables.shoops.filter(({ userId, isReady }) => userId === id && isReady);

const toWire = ({ physicianId: _, ...shoop }: ShoopRecord) => shoop;

export const shoopHandlers: HandlersOf<typeof shoops> = {
  listShoops: ({ store, account }) => listSentShoops(store, account).map(toWire),

  listRecommendedShoops({ store, account, query }) {
    const physician = requireVisiblePhysician(store, account, query.physicianId);
    return listSentShoops(store, account)
      .filter(({ physicianId }) => physicianId === physician.id)
      .map(toWire);
  },
};
