import * as v from 'valibot';
import { endpoint, serverMessage, unread } from '#api/contract/endpoint.ts';
import { messages } from '#domain/messages.ts';
import { isValidPhone } from '#domain/values/phone.ts';
import { linkCode } from './account-links.ts';

/** The verified phone of an invited sign-up (accounts §4.3). */
export const setPhone = endpoint({
  method: 'POST',
  path: 'userAuth/setPhone',
  summary: 'Save the phone of an invited sign-up',
  access: 'public',
  body: v.object({
    code: linkCode,
    phone: v.pipe(v.string(), v.nonEmpty(messages.required), v.check(isValidPhone, messages.phone)),
  }),
  reply: unread,
  errors: { 400: serverMessage, 500: serverMessage },
});
