import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSignOutFailure } from '#api/sign-out.ts';
import { useSession } from '#api/use-session.ts';
import { followSession } from './follow-session.ts';
import { IdleKeeper } from './idle-keeper.tsx';
import { toastError } from './query-client.ts';
import type { AppRouter } from './router.ts';

interface SessionKeeperProps {
  router: AppRouter;
  queryClient: QueryClient;
}

/** Ends, renews and follows the session, beside whatever page is shown (accounts §4.7). */
export function SessionKeeper({ router, queryClient }: SessionKeeperProps) {
  const signedIn = useSession() !== null;
  useEffect(() => followSession(router, queryClient), [router, queryClient]);
  // The caches hear of every other failed call; a logout is nobody's mutation.
  useEffect(() => onSignOutFailure((error) => toastError(error)), []);
  return signedIn && <IdleKeeper />;
}
