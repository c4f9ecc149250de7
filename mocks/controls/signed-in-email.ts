import { readTokens } from '#api/session/session.ts';
import type { Store } from '#mocks/store/store.ts';

/** The e-mail of whoever is signed in in this browser. @throws Error when nobody is */
export function signedInEmail({ tables }: Store): string {
  const token = readTokens()?.accessToken;
  const session = tables.sessions.find(({ accessToken }) => accessToken === token);
  const account = tables.accounts.find(({ id }) => id === session?.accountId);
  if (!account)
    throw new Error('Nobody is signed in here. Please sign in, or name somebody by their e-mail.');
  return account.email;
}
