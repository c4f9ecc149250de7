import * as v from 'valibot';
import { endpoint, optionalText, serverMessage, unread } from '#api/contract/endpoint.ts';
import { phoneNumber } from '#domain/values/phone.ts';
import { given, line } from '#domain/values/texts.ts';

/** accounts §8: any registration call shows the server's words. */
export const registrationErrors = { 400: serverMessage, 500: serverMessage } as const;

/** Whether a phone number is taken: 400 says so. Of one that is free the answer may know the city (accounts §7). */
export const checkPhone = endpoint({
  method: 'GET',
  path: 'register/byPhone',
  summary: 'Check whether a phone number is free',
  access: 'public',
  query: v.object({ phone: given(phoneNumber()) }),
  reply: v.nullish(v.object({ city: optionalText })),
  errors: registrationErrors,
});

export const checkEmail = endpoint({
  method: 'GET',
  path: 'register/byEmail',
  summary: 'Check whether an e-mail address is free',
  access: 'public',
  query: v.object({ email: given(line) }),
  reply: unread,
  errors: registrationErrors,
});
