import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import type { Role } from '#api/contract/endpoint.ts';
import { optionalText } from '#api/contract/endpoint.ts';
import { forgetLastActivity } from './last-activity.ts';

/** Keys of the session in local storage, exactly as documented (accounts §3). */
const keys = ['token', 'refreshToken', 'currentUser', 'role', 'status', 'fingerPrint'] as const;

export const currentUserSchema = v.object({
  firstName: optionalText,
  lastName: optionalText,
  dob: optionalText,
  gender: optionalText,
  profileImage: optionalText,
  diagnosName: optionalText,
});
export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

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

/** Returns the token's expiry in ms since 1970; 0 if it is unreadable (decision 13). */
export function tokenExpiry(token: string): number {
  try {
    const { exp } = jwtDecode(token);
    return Number.isFinite(exp) ? Number(exp) * 1000 : 0;
  } catch {
    return 0;
  }
}

function parseUser(stored: string | null): CurrentUser | null {
  try {
    return v.parse(currentUserSchema, JSON.parse(stored ?? ''));
  } catch {
    return null;
  }
}

/** Reads the session from storage, so that no guard uses a stale one; null if there is none. */
export function readSession(): Session | null {
  const token = localStorage.getItem('token');
  const role = localStorage.getItem('role');
  const user = parseUser(localStorage.getItem('currentUser'));
  if (!token || !user || (role !== 'patient' && role !== 'physician')) return null;
  return { token, role, user };
}

const isUnexpired = (token: string, now: number) => tokenExpiry(token) > now;

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
  const token = localStorage.getItem('token');
  if (!token || isUnexpired(token, now)) return false;
  endSession(null);
  return true;
}

/** Starts a session; `status` is the role's name (decision 18). */
export function startSession(tokens: Tokens, role: Session['role'], user: CurrentUser): void {
  // Must come first: another tab that finds the session must not find it idle.
  forgetLastActivity();
  storeTokens(tokens);
  localStorage.setItem('currentUser', JSON.stringify(user));
  localStorage.setItem('role', role);
  localStorage.setItem('status', role);
  notifyListeners(null);
}

/** Updates the user that the menu shows, after the profile was read or saved. */
export function updateCurrentUser(changes: Partial<CurrentUser>): void {
  const session = readSession();
  if (!session) return;
  localStorage.setItem('currentUser', JSON.stringify({ ...session.user, ...changes }));
  notifyListeners(null);
}

export function storeTokens(tokens: Tokens): void {
  localStorage.setItem('token', tokens.accessToken);
  localStorage.setItem('refreshToken', tokens.refreshToken);
}

/** Returns the refresh token alone, for a logout. */
export function readRefreshToken(): string | null {
  return localStorage.getItem('refreshToken');
}

export function readTokens(): Tokens | null {
  const accessToken = localStorage.getItem('token');
  const refreshToken = readRefreshToken();
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/**
 * Removes the session. Other keys stay: color scheme, remembered e-mail (decision 16).
 * @param end reason; null if the caller redirects by itself
 */
export function endSession(end: SessionEnd | null): void {
  for (const key of keys) localStorage.removeItem(key);
  notifyListeners(end);
}

/** Returns the user id of a token's standard claim; '' if it has none or is unreadable. */
export function tokenSubject(token: string): string {
  try {
    return jwtDecode(token).sub ?? '';
  } catch {
    return '';
  }
}

/** Returns the current user's id; '' if there is none. */
export function readUserId(): string {
  return tokenSubject(localStorage.getItem('token') ?? '');
}
