import * as v from 'valibot';
import { endpoint, optionalText, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { numberSchema } from '#api/contract/tolerances.ts';
import { wireEmail } from '#domain/values/email.ts';
import { newPasswordEntries } from '#domain/values/password.ts';
import { line, nonEmptyText } from '#domain/values/texts.ts';

/** Code in the address of an e-mailed link. */
export const linkCode = nonEmptyText(line);

/** Checks an e-mailed link and returns its address; the link stays usable (accounts §4.3, §8). */
export const verifyCode = endpoint({
  method: 'POST',
  path: 'userAuth/verifyCode',
  summary: 'Check an e-mailed link',
  access: 'public',
  body: v.object({ code: linkCode }),
  // Only for display: a link without an address is valid, too.
  reply: v.nullish(v.object({ email: optionalText }), {}),
  errors: { 400: serverMessage, 500: serverMessage },
});

/** See accounts §3, §4.3. */
export const setPassword = endpoint({
  method: 'POST',
  path: 'userAuth/setPassword',
  summary: 'Set the password of an e-mailed link',
  access: 'public',
  body: v.object({ code: linkCode, ...newPasswordEntries }),
  // Without a role the login is next; the password is set all the same.
  reply: v.nullish(v.object({ roleId: numberSchema })),
  // A link sets one password: a second call would be refused, although the first has worked.
  repeatable: false,
  errors: { 400: serverMessage, 500: serverMessage },
});

/** See accounts §4.3, §8. No toast: the dialog that follows shows the server's message. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: 'userAuth/password',
  summary: 'Ask for a link to a new password',
  access: 'public',
  body: v.object({ email: wireEmail }),
  reply: unreadReply,
  errors: { 400: serverMessage, 500: 'Internal Server Error' },
});
