import type * as codes from '#api/endpoints/accounts/one-time-codes.ts';
import { consumeCode, sendCode } from '#mocks/rules/accounts/codes.ts';
import { findAccountByPhone } from '#mocks/rules/accounts/find-account.ts';
import { openSessions } from '#mocks/rules/accounts/tokens.ts';
import { type HandlersOf, ResponseWithMessage } from '../handler.ts';

export const oneTimeCodeHandlers: HandlersOf<typeof codes> = {
  resendCode({ store, body }) {
    sendCode(store, body.phone);
    return new ResponseWithMessage(null, 'We sent a code to your phone');
  },

  verifyPhone({ store, body }) {
    consumeCode(store, body.phone, body.code);
    // The phone of a sign-up has no account yet, and so no session that awaits the code.
    openSessions(store, findAccountByPhone(store, body.phone)?.id);
    return new ResponseWithMessage(null, 'Your phone number is verified');
  },
};
