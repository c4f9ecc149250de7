import { refresh } from '#api/endpoints/accounts/accounts.ts';
import { readTokens, readUserId, storeTokens } from '#api/session/session.ts';
import { ApiError } from './api-error.ts';
import { request } from './lazy-client.ts';

let pendingRenewal: Promise<string | null> | null = null;

/** Runs a task in one tab at a time: refresh tokens are single-use, and all tabs share them. */
async function runInOneTab<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  return navigator.locks.request('session-renewal', task);
}

/**
 * Exchanges the stored tokens, unless another tab has done so.
 * @param spent access token that was refused
 * @param owner id of its user
 * @returns an access token of the same user, or null if the session is over
 */
async function renewOnce(spent: string, owner: string): Promise<string | null> {
  const tokens = readTokens();
  if (!tokens) return null;
  if (tokens.accessToken !== spent) {
    // Another tab renewed the tokens, or another user signed in, whose token must not be used.
    return readUserId() === owner ? tokens.accessToken : null;
  }
  try {
    const body = { refreshToken: tokens.refreshToken, token: tokens.accessToken };
    const { data } = await request(refresh, { body }, '');
    // After a logout during the renewal, the new tokens must not be stored.
    if (readTokens()?.refreshToken !== tokens.refreshToken) return null;
    storeTokens(data);
    return data.accessToken;
  } catch (error) {
    // The server refused the refresh token: the session is over.
    if (error instanceof ApiError && (error.status === 400 || error.status === 401 || error.status === 403)) {
      return null;
    }
    throw error;
  }
}

/**
 * Renews the tokens; calls during a renewal share it (decision 12).
 * @param spent access token that was refused
 * @param owner id of its user, read together with the token
 * @returns an access token of the same user, or null if the session is over; other failures throw
 */
export function renewTokens(spent: string, owner: string): Promise<string | null> {
  pendingRenewal ??= runInOneTab(() => renewOnce(spent, owner)).finally(() => {
    pendingRenewal = null;
  });
  return pendingRenewal;
}
