import { forgetLastActivity } from '#api/session/last-activity.ts';
import { readSession, readTokens } from '#api/session/session.ts';
import { sessionKeys } from '#api/session/stored-session.ts';
import type { RecordedSession } from './step.ts';

/** Reads the session of this browser; null when signed out. */
export function readRecordedSession(): RecordedSession | null {
  const session = readSession();
  const tokens = readTokens();
  if (!session || !tokens) return null;
  return { tokens, role: session.role, user: session.user };
}

/**
 * Puts a recorded session into this browser, or signs it out, for the next load of a page. The
 * present page does not hear of it: by its clock the session may be over.
 */
export function restoreSession(session: RecordedSession | null): void {
  for (const key of sessionKeys) localStorage.removeItem(key);
  if (!session) return;
  forgetLastActivity();
  const { tokens, role, user } = session;
  const entries = {
    token: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    currentUser: JSON.stringify(user),
    role,
    status: role,
  };
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
