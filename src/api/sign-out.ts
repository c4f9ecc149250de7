import { logout } from './accounts.ts';
import { call } from './call.ts';
import { endSession, readRefreshToken, type SessionEnd } from './session.ts';

/**
 * The whole logout: reads the refresh token, forgets the session, then asks the server to end it (decision 15).
 * The server's answer changes nothing for the reader, so a failure is not told.
 */
export async function signOut(end: SessionEnd): Promise<void> {
  const refreshToken = readRefreshToken();
  endSession(end);
  if (refreshToken) await call(logout, { body: { refreshToken } }).catch(() => undefined);
}
