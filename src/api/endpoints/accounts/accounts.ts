import * as v from 'valibot';
import { endpoint, optionalText, serverMessage, toastDuration, unreadReply } from '#api/contract/endpoint.ts';
import { booleanSchema, choiceSchema, numberSchema } from '#api/contract/tolerances.ts';
import { currentUserSchema } from '#api/session/session.ts';
import { wireEmail } from '#domain/values/email.ts';
import { phoneNumber } from '#domain/values/phone.ts';
import { line, nonEmptyText } from '#domain/values/texts.ts';

/** Token without a length limit of its own: none is agreed, and its request has one. */
const token = nonEmptyText(v.string());
const tokensSchema = v.object({ accessToken: v.string(), refreshToken: v.string() });

export const loginBody = v.object({
  email: wireEmail,
  password: nonEmptyText(line),
  fingerprint: line,
  platform: v.literal('web'),
});

/** See accounts §4.2, §7. The login screen shows the success toast, after the second factor. */
export const login = endpoint({
  method: 'POST',
  path: 'userAuth/login',
  summary: 'Sign in',
  access: 'public',
  body: loginBody,
  reply: v.object({
    tokens: tokensSchema,
    user: v.object({
      ...currentUserSchema.entries,
      // Names the user where the access token does not (decision 13).
      id: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
      email: optionalText,
      phone: optionalText,
      twoFA: booleanSchema,
      roleId: numberSchema,
      role: v.object({ name: choiceSchema(['patient', 'physician', 'admin']) }),
    }),
  }),
  errors: { 400: serverMessage, 500: serverMessage },
  toastDuration: toastDuration.login,
});

/** See accounts §4.6. */
export const logout = endpoint({
  method: 'POST',
  path: 'userAuth/logout',
  summary: 'End the session',
  access: 'public',
  body: v.object({ refreshToken: token }),
  reply: unreadReply,
});

/** Renews the tokens (accounts §4.7). Public, so that a 401 never starts another renewal. */
export const refresh = endpoint({
  method: 'PUT',
  path: 'userAuth/refresh',
  summary: 'Exchange the tokens',
  access: 'public',
  body: v.object({ refreshToken: token, token }),
  reply: tokensSchema,
});

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
