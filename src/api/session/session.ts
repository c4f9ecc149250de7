import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import type { Role } from '#api/contract/endpoint.ts';
import { optionalText } from '#api/contract/endpoint.ts';
import { forgetLastActivity } from './last-activity.ts';

/** What the session leaves in local storage, under these very keys (accounts §3). */
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

/** Why a session ended; decides what the login screen explains. */
export type SessionEnd = 'logout' | 'idle' | 'expired';
type Listener = (end: SessionEnd | null) => void;
const listeners = new Set<Listener>();

function announce(end: SessionEnd | null): void {
  for (const listener of listeners) listener(end);
}

/**
 * Tells about every change of the session in this tab, with the reason when it ended.
 * @returns a function that stops telling
 */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds since 1970 at which the token ends; 0 when that cannot be read (decision 13). */
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

/** The signed-in user, read afresh from storage so that no guard sees a stale one; null when there is none. */
export function readSession(): Session | null {
  const token = localStorage.getItem('token');
  const role = localStorage.getItem('role');
  const user = parseUser(localStorage.getItem('currentUser'));
  if (!token || !user || (role !== 'patient' && role !== 'physician')) return null;
  return { token, role, user };
}

const isLive = (token: string, now: number) => tokenExpiry(token) > now;

/** The session, if its token has not run out. */
export function readLiveSession(now = Date.now()): Session | null {
  const session = readSession();
  return session && isLive(session.token, now) ? session : null;
}

/**
 * Ends a session whose token has run out: all of its keys go together (accounts §2.2, decision 56).
 * @returns whether there was one; whoever asked then leads on, and says why
 */
export function endStaleSession(now = Date.now()): boolean {
  const token = localStorage.getItem('token');
  if (!token || isLive(token, now)) return false;
  endSession(null);
  return true;
}

/** Signs in: `status` is the role's name (decision 18). */
export function startSession(tokens: Tokens, role: Session['role'], user: CurrentUser): void {
  // First of all: another tab that finds the session must not find it idle already.
  forgetLastActivity();
  storeTokens(tokens);
  localStorage.setItem('currentUser', JSON.stringify(user));
  localStorage.setItem('role', role);
  localStorage.setItem('status', role);
  announce(null);
}

/** Replaces what the menu shows of the user, after the profile was read or saved. */
export function updateCurrentUser(changes: Partial<CurrentUser>): void {
  const session = readSession();
  if (!session) return;
  localStorage.setItem('currentUser', JSON.stringify({ ...session.user, ...changes }));
  announce(null);
}

export function storeTokens(tokens: Tokens): void {
  localStorage.setItem('token', tokens.accessToken);
  localStorage.setItem('refreshToken', tokens.refreshToken);
}

/** The refresh token by itself, for a logout. */
export function readRefreshToken(): string | null {
  return localStorage.getItem('refreshToken');
}

export function readTokens(): Tokens | null {
  const accessToken = localStorage.getItem('token');
  const refreshToken = readRefreshToken();
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/**
 * Forgets the session. What is not the session's stays: colour scheme, remembered e-mail (decision 16).
 * @param end why; null when whoever ends it leads on by themselves
 */
export function endSession(end: SessionEnd | null): void {
  for (const key of keys) localStorage.removeItem(key);
  announce(end);
}

/** Whose token it is, from its standard claim; '' when it has none or cannot be read. */
export function tokenSubject(token: string): string {
  try {
    return jwtDecode(token).sub ?? '';
  } catch {
    return '';
  }
}

/** The signed-in user's id; '' when there is none. */
export function readUserId(): string {
  return tokenSubject(localStorage.getItem('token') ?? '');
}
