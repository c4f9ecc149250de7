import * as v from 'valibot';
import { endpoint, optionalText, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { phoneNumber } from '#domain/values/phone.ts';
import { line, nonEmptyText } from '#domain/values/texts.ts';

/** Every registration call shows the server's message (accounts §8). */
export const registrationErrors = { 400: serverMessage, 500: serverMessage } as const;

/** A 400 means that the number is taken. A free number's reply may hold its city (accounts §7). */
export const checkPhone = endpoint({
  method: 'GET',
  path: 'register/byPhone',
  summary: 'Check whether a phone number is free',
  access: 'public',
  query: v.object({ phone: nonEmptyText(phoneNumber()) }),
  reply: v.nullish(v.object({ city: optionalText })),
  errors: registrationErrors,
});

/** A 400 means that the address is taken (accounts §7). */
export const checkEmail = endpoint({
  method: 'GET',
  path: 'register/byEmail',
  summary: 'Check whether an e-mail address is free',
  access: 'public',
  query: v.object({ email: nonEmptyText(line) }),
  reply: unreadReply,
  errors: registrationErrors,
});
