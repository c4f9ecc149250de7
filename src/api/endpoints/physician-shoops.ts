import * as v from 'valibot';
import { endpoint, idInput, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { readableList } from '#api/contract/readable-list.ts';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { medicinePayload } from '#domain/shoops/payload.ts';
import { shoopListSchema, suggestionSchema } from './shoop-schema.ts';

/** Query values for drafts and sent Shoops, exactly as documented (physician §7, decision 6). */
export const shoopReadiness = { drafts: 'false', sent: '1' } as const;

/** Lists a patient's drafts or sent Shoops (physician §7). */
export const listPatientShoops = endpoint({
  method: 'GET',
  path: 'physician/shoop',
  summary: 'List a patient’s drafts of dosing recommendations, or those that were sent',
  access: ['physician'],
  query: v.object({ patientId: idInput, isReady: v.picklist(Object.values(shoopReadiness)) }),
  reply: shoopListSchema,
});

/** A saved draft shows the documents' text, a sent Shoop the server's message (decision 43). */
const saveDefinition = {
  path: 'physician/shoop',
  access: ['physician'],
  reply: unreadReply,
  success: { by: 'isReady', true: serverMessage, false: shoopMessages.draftSaved },
  errors: { 400: shoopMessages.notCreated },
  makesStale: [listPatientShoops],
} as const;

/** Each medicine becomes a Shoop; `isReady` sends them (physician §7, decision 66). */
export const createShoops = endpoint({
  ...saveDefinition,
  method: 'POST',
  summary: 'Save dosing recommendations as drafts, or send them to the patient',
  body: v.object({ isReady: v.boolean(), shoop: v.array(medicinePayload) }),
  repeatable: false,
});

/** One draft is an object; several, or new Shoops, are a list (physician §7, decisions 7, 82). */
export const updateShoop = endpoint({
  ...saveDefinition,
  method: 'PUT',
  summary: 'Change the draft of a dosing recommendation, or send it changed',
  body: v.object({ isReady: v.boolean(), shoop: v.union([medicinePayload, v.array(medicinePayload)]) }),
  // A medicine without an id is a new Shoop, which a second call would create again.
  repeatable: false,
});

/** Sends a draft unchanged (physician §4, §7). */
export const sendShoop = endpoint({
  method: 'POST',
  path: 'physician/shoop/send',
  summary: 'Send the draft of a dosing recommendation to the patient',
  access: ['physician'],
  body: v.object({ shoopId: idInput }),
  reply: unreadReply,
  success: serverMessage,
  errors: { 400: serverMessage },
  makesStale: [listPatientShoops],
});

/** Lists regimens that fit the patient's condition; changes nothing (physician §4, §7). */
export const importShoops = endpoint({
  method: 'POST',
  path: 'physician/shoop/import',
  summary: 'Suggest dosing recommendations that fit a patient’s condition',
  access: ['physician'],
  body: v.object({ userId: idInput }),
  reply: v.pipe(
    readableList(suggestionSchema),
    v.transform(({ items, unreadable }) => ({ suggestions: items, unreadable })),
  ),
  errors: { 400: serverMessage },
});
