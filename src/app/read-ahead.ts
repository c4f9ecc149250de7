import { prefetchReads } from '#api/client/prefetched-reads.ts';
import { readLastActivity } from '#api/session/last-activity.ts';
import { readValidSession } from '#api/session/session.ts';
import { idleStateAfter } from './idle-clock.ts';
import type { AppRouter } from './router.ts';

/**
 * Sends the first page's reads while its code loads. Sends nothing if a guard would redirect, or if
 * the session is over by idle time: no call may be sent in its name then (decision 14).
 */
export function readAhead(router: AppRouter, now = Date.now()): void {
  const session = readValidSession(now);
  const idleMs = now - (readLastActivity() ?? now);
  if (!session || idleStateAfter(idleMs).kind === 'over') return;
  const matches = router.matchRoutes(router.latestLocation);
  // A portal's pages are below its layout route; others are public or of the other role.
  if (!matches.some(({ routeId }) => routeId === `/_${session.role}`)) return;
  prefetchReads(
    matches.flatMap(({ staticData, params }) => staticData.reads?.(params) ?? []),
    session.token,
  );
}
