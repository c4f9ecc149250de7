import { readTokens } from '#api/session/session.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';

/** Returns the account of the token in this browser; undefined if the mock does not know it. */
export function findSignedInAccount({ tables }: Store): Account | undefined {
  const token = readTokens()?.accessToken;
  const session = tables.sessions.find(({ accessToken }) => accessToken === token);
  return tables.accounts.find(({ id }) => id === session?.accountId);
}
