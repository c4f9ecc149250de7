import * as v from 'valibot';
import { endpoint, optionalText, serverMessage, unread } from '#api/contract/endpoint.ts';
import { numberSchema } from '#api/contract/tolerances.ts';
import { wireEmail } from '#domain/values/email.ts';
import { newPasswordEntries } from '#domain/values/password.ts';
import { given, line } from '#domain/values/texts.ts';

export const linkCode = given(line);

/** Whether an e-mailed link still works, and whose it is (accounts §4.3, §8). It does not use the link up. */
export const verifyCode = endpoint({
  method: 'POST',
  path: 'userAuth/verifyCode',
  summary: 'Check an e-mailed link',
  access: 'public',
  body: v.object({ code: linkCode }),
  // Shown where it is known; the link is as good without.
  reply: v.nullish(v.object({ email: optionalText }), {}),
  errors: { 400: serverMessage, 500: serverMessage },
});

/** accounts §3, §4.3. */
export const setPassword = endpoint({
  method: 'POST',
  path: 'userAuth/setPassword',
  summary: 'Set the password of an e-mailed link',
  access: 'public',
  body: v.object({ code: linkCode, ...newPasswordEntries }),
  // Without it the way leads to the login, as for most; the password is set all the same.
  reply: v.nullish(v.object({ roleId: numberSchema })),
  repeatable: false,
  errors: { 400: serverMessage, 500: serverMessage },
});

/** accounts §4.3, §8. The server's words stand in the dialog that follows, so no toast repeats them. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: 'userAuth/password',
  summary: 'Ask for a link to a new password',
  access: 'public',
  body: v.object({ email: wireEmail }),
  reply: unread,
  errors: { 400: serverMessage, 500: 'Internal Server Error' },
});
