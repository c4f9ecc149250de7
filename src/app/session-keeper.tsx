import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '#api/use-session.ts';
import { followSession } from './follow-session.ts';
import type { AppRouter } from './router.ts';

// A visitor needs none of it. Where it cannot be had, the token still runs out.
const IdleKeeper = lazy(() => import('./idle-keeper.tsx').catch(() => ({ default: () => null })));

interface SessionKeeperProps {
  router: AppRouter;
  queryClient: QueryClient;
}

/** Ends, renews and follows the session, beside whatever page is shown (accounts §4.7). */
export function SessionKeeper({ router, queryClient }: SessionKeeperProps) {
  const signedIn = useSession() !== null;
  useEffect(() => followSession(router, queryClient), [router, queryClient]);
  if (!signedIn) return null;
  return (
    <Suspense>
      <IdleKeeper />
    </Suspense>
  );
}
