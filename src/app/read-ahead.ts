import { prefetchReads } from '#api/client/prefetched-reads.ts';
import { readValidSession } from '#api/session/session.ts';
import { isOverByIdleness } from './idle-start.ts';
import type { AppRouter } from './router.ts';

/**
 * Sends the first page's reads while its code loads. Sends nothing if a guard would redirect, or if
 * the session is over by idle time: no call may be sent in its name then (decision 14).
 */
export function readAhead(router: AppRouter, now = Date.now()): void {
  const session = readValidSession(now);
  if (!session || isOverByIdleness(now)) return;
  const matches = router.matchRoutes(router.latestLocation);
  // A portal's pages are below its layout route; others are public or of the other role.
  if (!matches.some(({ routeId }) => routeId === `/_${session.role}`)) return;
  prefetchReads(
    matches.flatMap(({ staticData, params }) => staticData.reads?.(params) ?? []),
    session.token,
  );
}
