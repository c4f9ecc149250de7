import type { Tokens } from '#api/session/session.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, SessionRecord } from '#mocks/store/tables.ts';

const accessTokenLifetimeMs = 15 * 60_000;
const refreshTokenLifetimeMs = 24 * 60 * 60_000;

const encodeBase64url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Returns a token with the shape and claims of a JWT; it is valid if it is on record. */
function createAccessToken(store: Store, account: Account): string {
  const toSeconds = (ms: number) => Math.floor(ms / 1000);
  const claims = {
    sub: account.id,
    role: account.role,
    iat: toSeconds(store.now()),
    exp: toSeconds(store.now() + accessTokenLifetimeMs),
    jti: String(store.nextNumber()),
  };
  const parts = [JSON.stringify({ alg: 'HS256', typ: 'JWT' }), JSON.stringify(claims), `mock-${claims.jti}`];
  return parts.map(encodeBase64url).join('.');
}

/**
 * Opens a session for an account and stores its tokens.
 * @param awaitsCode the tokens are invalid until `openSessions`
 */
export function issueTokens(store: Store, account: Account, awaitsCode = false): Tokens {
  const tokens = {
    accessToken: createAccessToken(store, account),
    refreshToken: `refresh-${store.nextNumber()}`,
  };
  store.tables.sessions.push({
    ...tokens,
    accountId: account.id,
    refreshExpiresAt: store.now() + refreshTokenLifetimeMs,
    ...(awaitsCode && { awaitsCode }),
  });
  return tokens;
}

/** Opens the account's sessions that await a code, after it was verified. */
export function openSessions({ tables }: Store, accountId: string | undefined): void {
  for (const session of tables.sessions) if (session.accountId === accountId) delete session.awaitsCode;
}

/** Returns the session of a valid access token, else undefined. */
export function findSession(store: Store, token: string): SessionRecord | undefined {
  const session = store.tables.sessions.find((record) => record.accessToken === token);
  return session && !session.awaitsCode && readTokenExpiryMs(token) > store.now() ? session : undefined;
}

/** Returns the token's expiry in ms since 1970, from its claims. */
function readTokenExpiryMs(token: string): number {
  const claims = token.split('.')[1] ?? '';
  const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
  return exp * 1000;
}

/** Ends the session of a refresh token, which works once; undefined if it is not valid. */
export function consumeRefreshToken(store: Store, refreshToken: string): SessionRecord | undefined {
  const index = store.tables.sessions.findIndex((record) => record.refreshToken === refreshToken);
  const [session] = index < 0 ? [] : store.tables.sessions.splice(index, 1);
  return session && !session.awaitsCode && session.refreshExpiresAt > store.now() ? session : undefined;
}
