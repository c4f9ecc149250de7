import { ApiError } from '#api/client/api-error.ts';
import { request } from '#api/client/lazy-client.ts';
import { refresh } from '#api/endpoints/accounts.ts';
import { readTokens, storeTokens, tokenSubject } from './session.ts';

let underWay: Promise<string | null> | null = null;

/** One tab at a time: refresh tokens are single-use, and another tab may have renewed them meanwhile. */
async function acrossTabs<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  return navigator.locks.request('session-renewal', task) as Promise<T>;
}

async function renew(spent: string): Promise<string | null> {
  const tokens = readTokens();
  if (!tokens) return null;
  if (tokens.accessToken !== spent) {
    // Another tab renewed them, or somebody else signed in there: a call must never go out in another's name.
    return tokenSubject(tokens.accessToken) === tokenSubject(spent) ? tokens.accessToken : null;
  }
  try {
    const body = { refreshToken: tokens.refreshToken, token: tokens.accessToken };
    const { data } = await request(refresh, { body }, '');
    // A logout in the meantime wins: its tokens must not come back.
    if (readTokens()?.refreshToken !== tokens.refreshToken) return null;
    storeTokens(data);
    return data.accessToken;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 401 || error.status === 403)) {
      return null;
    }
    throw error;
  }
}

/**
 * Exchanges the tokens; calls made while one exchange is under way share it (decision 12).
 * @param spent the access token that was refused
 * @returns the new access token, or null when the server refused; a network failure is thrown
 */
export function renewTokens(spent: string): Promise<string | null> {
  underWay ??= acrossTabs(() => renew(spent)).finally(() => {
    underWay = null;
  });
  return underWay;
}
