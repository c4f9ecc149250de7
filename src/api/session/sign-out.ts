import type { ApiError } from '#api/client/api-error.ts';
import { call } from '#api/client/call.ts';
import { logout } from '#api/endpoints/accounts.ts';
import { endSession, readRefreshToken, type SessionEnd } from './session.ts';

const listeners = new Set<(error: ApiError) => void>();

/**
 * Tells when the server could not end a session. Whoever asked for it has left by then.
 * @returns a function that stops telling
 */
export function onSignOutFailure(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The whole logout: reads the refresh token, forgets the session, then asks the server to end it (decision 15).
 * Whatever the server answers, nobody stays signed in here.
 */
export async function signOut(end: SessionEnd): Promise<void> {
  const refreshToken = readRefreshToken();
  endSession(end);
  if (!refreshToken) return;
  await call(logout, { body: { refreshToken } }).catch((error: ApiError) => {
    for (const listener of listeners) listener(error);
  });
}
