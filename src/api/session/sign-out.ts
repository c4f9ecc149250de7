import type { ApiError } from '#api/client/api-error.ts';
import { call } from '#api/client/call.ts';
import { logout } from '#api/endpoints/accounts/accounts.ts';
import { endSession, readRefreshToken, type SessionEnd } from './session.ts';

const listeners = new Set<(error: ApiError) => void>();

/**
 * Subscribes to logouts that failed on the server. The user has left the page by then.
 * @returns a function that unsubscribes
 */
export function onSignOutFailure(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Logs out (decision 15): reads the refresh token, removes the session, then asks the server to end
 * it. The user is signed out here regardless of the server's answer.
 */
export async function signOut(end: SessionEnd): Promise<void> {
  const refreshToken = readRefreshToken();
  endSession(end);
  if (!refreshToken) return;
  await call(logout, { body: { refreshToken } }).catch((error: ApiError) => {
    for (const listener of listeners) listener(error);
  });
}
