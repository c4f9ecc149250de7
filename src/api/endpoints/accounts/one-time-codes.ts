import * as v from 'valibot';
import { endpoint, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { phoneNumber } from '#domain/values/phone.ts';
import { line, nonEmptyText } from '#domain/values/texts.ts';

/** Sends the first code and every further one (accounts §7, decisions 2 and 23). */
export const resendCode = endpoint({
  method: 'POST',
  path: 'userAuth/resendOtp',
  summary: 'Send a one-time code',
  access: 'public',
  body: v.object({
    phone: nonEmptyText(phoneNumber()),
    // Empty if the code is only for a phone.
    email: line,
    name: v.picklist(['login', 'registration']),
  }),
  reply: unreadReply,
  success: serverMessage,
  errors: { 400: serverMessage, 500: serverMessage },
});

/** See accounts §4.4, §7. */
export const verifyPhone = endpoint({
  method: 'POST',
  path: 'userAuth/verifyPhone',
  summary: 'Check a one-time code',
  access: 'public',
  body: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)), phone: nonEmptyText(phoneNumber()) }),
  reply: unreadReply,
  errors: { 400: serverMessage, 500: serverMessage },
});
