import * as v from 'valibot';
import type { Role } from '#api/contract/endpoint.ts';
import { optionalText } from '#api/contract/endpoint.ts';
import { forgetLastActivity } from './last-activity.ts';
import { toServerId } from './local-user-id.ts';
import { stored } from './stored-session.ts';
import { isUnexpired, tokenSubject } from './token.ts';

/** Schema of the stored user, whose name and picture the menu shows (accounts §3). */
export const currentUserSchema = v.object({
  firstName: optionalText,
  lastName: optionalText,
  dob: optionalText,
  gender: optionalText,
  profileImage: optionalText,
  diagnosName: optionalText,
});
export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

/** Tokens of a session. A refresh token can be exchanged once. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Session of a signed-in user. Admins have no screens, so they never get one. */
export interface Session {
  token: string;
  role: Exclude<Role, 'admin'>;
  user: CurrentUser;
}

/** Reason for the end of a session; selects the explanation on the login screen. */
export type SessionEnd = 'logout' | 'idle' | 'expired';
type Listener = (end: SessionEnd | null) => void;
const listeners = new Set<Listener>();

function notifyListeners(end: SessionEnd | null): void {
  for (const listener of listeners) listener(end);
}

/**
 * Subscribes to changes of the session in this tab; the listener gets the reason for an end.
 * @returns a function that unsubscribes
 */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Parses the stored user; null if the text is missing or was changed to something else. */
function parseUser(text: string | null): CurrentUser | null {
  try {
    return v.parse(currentUserSchema, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** Reads the session from storage, so that no guard uses a stale one; null if there is none. */
export function readSession(): Session | null {
  const token = stored.token.read();
  const role = stored.role.read();
  const user = parseUser(stored.currentUser.read());
  if (!token || !user || (role !== 'patient' && role !== 'physician')) return null;
  return { token, role, user };
}

/** Returns the session if its token has not expired. */
export function readValidSession(now = Date.now()): Session | null {
  const session = readSession();
  return session && isUnexpired(session.token, now) ? session : null;
}

/**
 * Ends a session whose token has expired; removes all of its keys (accounts §2.2, decision 56).
 * @returns true if there was one; the caller then redirects and gives the reason
 */
export function endExpiredSession(now = Date.now()): boolean {
  const token = stored.token.read();
  if (!token || isUnexpired(token, now)) return false;
  endSession(null);
  return true;
}

/**
 * Starts a session; `status` is the role's name (decision 18).
 * @param userId id for a token that does not name its user
 */
export function startSession(tokens: Tokens, role: Session['role'], user: CurrentUser, userId = ''): void {
  // Both come first: another tab that finds the session must find its user, and not find it idle.
  forgetLastActivity();
  if (userId && !tokenSubject(tokens.accessToken)) stored.userId.write(userId);
  storeTokens(tokens);
  stored.currentUser.write(JSON.stringify(user));
  stored.role.write(role);
  stored.status.write(role);
  notifyListeners(null);
}

/** Updates the user that the menu shows, after the profile was read or saved. */
export function updateCurrentUser(changes: Partial<CurrentUser>): void {
  const session = readSession();
  if (!session) return;
  stored.currentUser.write(JSON.stringify({ ...session.user, ...changes }));
  notifyListeners(null);
}

/** Stores renewed tokens; the session is otherwise unchanged, so no listener is notified. */
export function storeTokens(tokens: Tokens): void {
  stored.token.write(tokens.accessToken);
  stored.refreshToken.write(tokens.refreshToken);
}

/** Returns the refresh token alone, for a logout. */
export function readRefreshToken(): string | null {
  return stored.refreshToken.read();
}

/** Returns both tokens; null if one is missing. */
export function readTokens(): Tokens | null {
  const accessToken = stored.token.read();
  const refreshToken = readRefreshToken();
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/**
 * Removes the session. Other keys stay: color scheme, remembered e-mail (decision 16).
 * @param end reason; null if the caller redirects by itself
 */
export function endSession(end: SessionEnd | null): void {
  for (const text of Object.values(stored)) text.remove();
  notifyListeners(end);
}

/**
 * Returns an id that tells the current user from others in this browser; '' if there is none. A
 * renewed token does not change it.
 */
export function readUserId(): string {
  return tokenSubject(stored.token.read() ?? '') || (stored.userId.read() ?? '');
}

/** Returns the current user's id at the server; '' if the server has not given it. */
export const readServerUserId = (): string => toServerId(readUserId());
