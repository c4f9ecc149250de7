import { readLastActivity } from '#api/session/last-activity.ts';
import { idleStateAfter } from './idle-clock.ts';

/** Returns true if the stored session has been idle for too long (accounts §4.7). */
export function isOverByIdleness(now = Date.now()): boolean {
  const idleMs = now - (readLastActivity() ?? now);
  return idleStateAfter(idleMs).kind === 'over';
}
