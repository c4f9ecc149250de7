import * as v from 'valibot';
import { endpoint, sentId, serverMessage, unread } from '#api/contract/endpoint.ts';
import { readableItems } from '#api/contract/item-by-item.ts';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { medicinePayload } from '#domain/shoops/payload.ts';
import { shoopListSchema, suggestionSchema } from './shoop-schema.ts';

/** The two words by which drafts and sent ones are asked for, to the letter (physician §7, decision 6). */
export const shoopReadiness = { drafts: 'false', sent: '1' } as const;

/** physician §7: a patient's drafts or what was sent to them. */
export const listPatientShoops = endpoint({
  method: 'GET',
  path: 'physician/shoop',
  summary: 'List a patient’s drafts of dosing recommendations, or those that were sent',
  access: ['physician'],
  query: v.object({ patientId: sentId, isReady: v.picklist(Object.values(shoopReadiness)) }),
  reply: shoopListSchema,
});

/** A draft is kept in the documents' words, a Shoop is sent in the server's (decision 43). */
const saves = {
  path: 'physician/shoop',
  access: ['physician'],
  reply: unread,
  success: { by: 'isReady', true: serverMessage, false: shoopMessages.draftSaved },
  errors: { 400: shoopMessages.notCreated },
  makesStale: [listPatientShoops],
} as const;

/** physician §7: each medicine is a Shoop of its own; `isReady` sends them (decision 66). */
export const createShoops = endpoint({
  ...saves,
  method: 'POST',
  summary: 'Save dosing recommendations as drafts, or send them to the patient',
  body: v.object({ isReady: v.boolean(), shoop: v.array(medicinePayload) }),
  repeatable: false,
});

/** physician §7: a draft alone as one object, with its `shoopId`; several, and new ones beside them, as a list (decisions 7, 82). */
export const updateShoop = endpoint({
  ...saves,
  method: 'PUT',
  summary: 'Change the draft of a dosing recommendation, or send it changed',
  body: v.object({ isReady: v.boolean(), shoop: v.union([medicinePayload, v.array(medicinePayload)]) }),
  repeatable: false,
});

/** physician §4, §7: a draft as it is. */
export const sendShoop = endpoint({
  method: 'POST',
  path: 'physician/shoop/send',
  summary: 'Send the draft of a dosing recommendation to the patient',
  access: ['physician'],
  body: v.object({ shoopId: sentId }),
  reply: unread,
  success: serverMessage,
  errors: { 400: serverMessage },
  makesStale: [listPatientShoops],
});

/** physician §4, §7: regimens that fit the patient's condition. It changes nothing. */
export const importShoops = endpoint({
  method: 'POST',
  path: 'physician/shoop/import',
  summary: 'Suggest dosing recommendations that fit a patient’s condition',
  access: ['physician'],
  body: v.object({ userId: sentId }),
  reply: v.nullish(readableItems(suggestionSchema), []),
  errors: { 400: serverMessage },
});
