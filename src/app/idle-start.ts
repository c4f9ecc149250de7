import { readLastActivity } from '#api/session/last-activity.ts';
import { readSession } from '#api/session/session.ts';
import { signOut } from '#api/session/sign-out.ts';
import { idleStateAfter } from './idle-clock.ts';

/** Returns true if the stored session has been idle for too long (accounts §4.7). */
export function isOverByIdleness(now = Date.now()): boolean {
  const idleMs = now - (readLastActivity() ?? now);
  return idleStateAfter(idleMs).kind === 'over';
}

/**
 * Logs out a user whose session was idle for too long before this page was opened. Runs before the
 * first page is loaded: neither the page nor a call may follow in the user's name (decision 14).
 */
export function endIdleSession(): void {
  if (readSession() && isOverByIdleness()) void signOut('idle');
}
