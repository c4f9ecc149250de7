import { readTokens } from '#api/session.ts';
import { happen } from './happenings.ts';
import type { MockServer } from './server.ts';
import type { Store } from './store.ts';

/** The e-mail of whoever is signed in in this browser; '' when nobody is. */
function signedInEmail({ tables }: Store): string {
  const token = readTokens()?.accessToken;
  const session = tables.sessions.find(({ accessToken }) => accessToken === token);
  return tables.accounts.find(({ id }) => id === session?.accountId)?.email ?? '';
}

/**
 * Lets something happen to somebody, by default to whoever is signed in in this browser.
 * @throws Error in plain words when it cannot
 */
export async function happenHere({ store, transaction }: MockServer, name: string, email?: string) {
  await transaction(async () => happen(store, name, email ?? signedInEmail(store)));
  // As if the reader had come back to this tab: that is when the app asks for news.
  window.dispatchEvent(new Event('visibilitychange'));
}
