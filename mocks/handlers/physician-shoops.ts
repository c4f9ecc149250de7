import type * as shoops from '#api/endpoints/physician-shoops.ts';
import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { requireOwnPatient } from '#mocks/rules/accounts/access.ts';
import { createShoops, describeSaving, sendDraft, updateShoops } from '#mocks/rules/shoops.ts';
import { listSuggestions } from '#mocks/rules/suggestions.ts';
import { type HandlersOf, ResponseWithMessage } from './handler.ts';

export const physicianShoopHandlers: HandlersOf<typeof shoops> = {
  /** Lists sent Shoops to each of the patient's physicians, drafts only to their author. */
  listPatientShoops({ store, account, query }) {
    const patient = requireOwnPatient(store, account, query.patientId);
    const wantsSent = query.isReady === shoopReadiness.sent;
    return store.tables.shoops
      .filter(({ userId, isReady }) => userId === patient.id && isReady === wantsSent)
      .filter(({ physicianId }) => wantsSent || physicianId === account.id)
      .map(({ physicianId: _, ...shoop }) => shoop);
  },

  createShoops({ store, account, body }) {
    return new ResponseWithMessage(null, describeSaving(createShoops(store, account, body), body.isReady));
  },

  updateShoop({ store, account, body: { isReady, shoop } }) {
    // A single draft is sent as an object, several medicines as a list (decision 7).
    const medicines = Array.isArray(shoop) ? shoop : [shoop];
    return new ResponseWithMessage(
      null,
      describeSaving(updateShoops(store, account, { isReady, shoop: medicines }), isReady),
    );
  },

  sendShoop({ store, account, body }) {
    return new ResponseWithMessage(null, describeSaving(sendDraft(store, account, body.shoopId), true));
  },

  importShoops: ({ store, account, body }) =>
    listSuggestions(store, requireOwnPatient(store, account, body.userId)),
};
