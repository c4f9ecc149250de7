import type { Tokens } from '#api/session/session.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, SessionRecord } from '#mocks/store/tables.ts';

const ACCESS_TOKEN_MS = 15 * 60_000;
const REFRESH_TOKEN_MS = 24 * 60 * 60_000;

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token with the shape and the claims of a JWT. It is known by being on record, not by its signature. */
function accessToken(store: Store, account: Account): string {
  const seconds = (ms: number) => Math.floor(ms / 1000);
  const claims = {
    sub: account.id,
    role: account.role,
    iat: seconds(store.now()),
    exp: seconds(store.now() + ACCESS_TOKEN_MS),
    jti: String(store.next()),
  };
  const parts = [JSON.stringify({ alg: 'HS256', typ: 'JWT' }), JSON.stringify(claims), `mock-${claims.jti}`];
  return parts.map(base64url).join('.');
}

/**
 * Opens a session for somebody and records its tokens.
 * @param awaitsCode they count for nothing until `openSessions`
 */
export function issueTokens(store: Store, account: Account, awaitsCode = false): Tokens {
  const tokens = { accessToken: accessToken(store, account), refreshToken: `refresh-${store.next()}` };
  store.tables.sessions.push({
    ...tokens,
    accountId: account.id,
    refreshExpiresAt: store.now() + REFRESH_TOKEN_MS,
    ...(awaitsCode && { awaitsCode }),
  });
  return tokens;
}

/** A code was right: whatever sessions of an account have waited for it are open. */
export function openSessions({ tables }: Store, accountId: string | undefined): void {
  for (const session of tables.sessions) if (session.accountId === accountId) delete session.awaitsCode;
}

/** The session of an access token that is on record, counts and has not run out, or undefined. */
export function findSession(store: Store, token: string): SessionRecord | undefined {
  const session = store.tables.sessions.find((record) => record.accessToken === token);
  return session && !session.awaitsCode && tokenEnd(token) > store.now() ? session : undefined;
}

/** Milliseconds since 1970, read from the token itself. */
function tokenEnd(token: string): number {
  const claims = token.split('.')[1] ?? '';
  const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
  return exp * 1000;
}

/** Ends the session of a refresh token; a refresh token works once. */
export function takeSession(store: Store, refreshToken: string): SessionRecord | undefined {
  const index = store.tables.sessions.findIndex((record) => record.refreshToken === refreshToken);
  const [session] = index < 0 ? [] : store.tables.sessions.splice(index, 1);
  return session && !session.awaitsCode && session.refreshExpiresAt > store.now() ? session : undefined;
}
