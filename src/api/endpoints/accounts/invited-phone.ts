import * as v from 'valibot';
import { endpoint, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { phoneNumber } from '#domain/values/phone.ts';
import { nonEmptyText } from '#domain/values/texts.ts';
import { linkCode } from './account-links.ts';

/** Saves the verified phone of an invited sign-up (accounts §4.3). */
export const setPhone = endpoint({
  method: 'POST',
  path: 'userAuth/setPhone',
  summary: 'Save the phone of an invited sign-up',
  access: 'public',
  body: v.object({
    code: linkCode,
    phone: nonEmptyText(phoneNumber()),
  }),
  reply: unreadReply,
  errors: { 400: serverMessage, 500: serverMessage },
});
