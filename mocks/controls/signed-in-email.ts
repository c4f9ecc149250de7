import { readTokens } from '#api/session/session.ts';
import type { Store } from '#mocks/store/store.ts';

/** Returns the current user's e-mail in this browser. @throws Error when signed out */
export function getSignedInEmail({ tables }: Store): string {
  const token = readTokens()?.accessToken;
  const session = tables.sessions.find(({ accessToken }) => accessToken === token);
  const account = tables.accounts.find(({ id }) => id === session?.accountId);
  if (!account)
    throw new Error('Nobody is signed in here. Please sign in, or name somebody by their e-mail.');
  return account.email;
}
