import type * as accounts from '#api/endpoints/accounts/accounts.ts';
import { refuseApplicant } from '#mocks/rules/accounts/applications.ts';
import { consumeCode, sendCode } from '#mocks/rules/accounts/codes.ts';
import { findAccountByEmail, findAccountByPhone } from '#mocks/rules/accounts/find-account.ts';
import { roleIds } from '#mocks/rules/accounts/role-ids.ts';
import { consumeRefreshToken, issueTokens, openSessions } from '#mocks/rules/accounts/tokens.ts';
import { Problem } from '#mocks/rules/problem.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { type HandlersOf, ResponseWithMessage } from '../handler.ts';

/** Opens a session and returns the login's data. @param awaitsCode a second factor follows */
export function openSession(store: Store, account: Account, awaitsCode = false) {
  const diagnosis = store.tables.intakeRecords.find(
    ({ userId, module }) => userId === account.id && module === 'Diagnosis',
  );
  const { id, firstName, lastName, dob, gender, profileImage, email, phone, twoFA, role } = account;
  return {
    tokens: issueTokens(store, account, awaitsCode),
    user: {
      id,
      firstName,
      lastName,
      dob,
      gender,
      profileImage,
      diagnosName: String(diagnosis?.record.name ?? ''),
      email,
      phone,
      twoFA,
      roleId: roleIds[role],
      role: { name: role },
    },
  };
}

export const accountHandlers: HandlersOf<typeof accounts> = {
  login({ store, body }) {
    const account = findAccountByEmail(store, body.email);
    refuseApplicant(account);
    if (account?.password !== body.password) throw new Problem(400, 'The email or password is not correct');
    return openSession(store, account, account.twoFA);
  },

  logout({ store, body }) {
    consumeRefreshToken(store, body.refreshToken);
    return null;
  },

  refresh({ store, body }) {
    const session = consumeRefreshToken(store, body.refreshToken);
    const account = store.tables.accounts.find(({ id }) => id === session?.accountId);
    if (!account || session?.accessToken !== body.token) throw new Problem(401, 'Please log in again');
    return issueTokens(store, account);
  },

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
