import { readSession } from '#api/session/session.ts';
import { signOut } from '#api/session/sign-out.ts';
import { isOverByIdleness } from './is-over-by-idleness.ts';

/**
 * Logs out a user whose session was idle for too long before this page was opened. Runs before the
 * first page is loaded: neither the page nor a call may follow in the user's name (decision 14).
 */
export function endIdleSession(): void {
  if (readSession() && isOverByIdleness()) void signOut('idle');
}
