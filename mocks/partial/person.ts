import { readServerUserId, readSession } from '#api/session/session.ts';
import type { Person } from '#mocks/controls/partial-controls.ts';
import { findAccountByEmail } from '#mocks/rules/accounts/find-account.ts';
import { findSession, issueTokens } from '#mocks/rules/accounts/tokens.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import type { PartialSettings } from './partial-settings.ts';

/** People of the first minutes: they have the most data. */
const defaultEmails = {
  patient: 'complete.patient@clinic.test',
  physician: 'physician@clinic.test',
} as const;

/** Returns the role of the signed-in user; while a code is pending, that of the login. */
function readRole({ login }: PartialSettings): 'patient' | 'physician' | undefined {
  const role = readSession()?.role ?? login?.role;
  return role === 'patient' || role === 'physician' ? role : undefined;
}

/** Returns the e-mail of the signed-in user; undefined if this page has not seen their login. */
function readLoginEmail({ login }: PartialSettings): string | undefined {
  const userId = readServerUserId();
  const isSameUser = !login?.userId || userId === '' || login.userId === userId;
  return isSameUser ? login?.email : undefined;
}

/** Finds the account for the real token: chosen, by e-mail, or the default one of its role. */
export function findPerson(store: Store, settings: PartialSettings): Person | undefined {
  const role = readRole(settings);
  if (!role) return undefined;
  const findByEmail = (email: string | undefined) => {
    const account = email ? findAccountByEmail(store, email) : undefined;
    return account?.role === role ? account : undefined;
  };
  const candidates = [
    { reason: 'chosen', account: findByEmail(settings.people[role]) },
    { reason: 'e-mail', account: findByEmail(readLoginEmail(settings)) },
    {
      reason: 'default',
      account:
        findByEmail(defaultEmails[role]) ??
        store.tables.accounts.find((account) => account.role === role && !account.isApplicant),
    },
  ] as const;
  for (const { reason, account } of candidates) if (account) return { reason, account };
  return undefined;
}

/**
 * Opens a session of the mock for the signed-in user, or continues one.
 * @returns undefined if the mock has no account of the user's role
 */
export async function openPersonSession(
  { store, transaction }: MockServer,
  readSettings: () => PartialSettings,
): Promise<{ account: Account; token: string } | undefined> {
  let hasChanged = false;
  return transaction(
    async () => {
      const account = findPerson(store, readSettings())?.account;
      if (!account) return undefined;
      const isUsable = ({ accountId, accessToken }: { accountId: string; accessToken: string }) =>
        accountId === account.id && findSession(store, accessToken) !== undefined;
      const token = store.tables.sessions.find(isUsable)?.accessToken;
      if (token) return { account, token };
      hasChanged = true;
      return { account, token: issueTokens(store, account).accessToken };
    },
    { changes: () => hasChanged },
  );
}
