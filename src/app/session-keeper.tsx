import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { signOut } from '#api/sign-out.ts';
import { useSession } from '#api/use-session.ts';
import { followSession } from './follow-session.ts';
import { IdleClock } from './idle-clock.ts';
import type { IdleDialogProps } from './idle-dialog.tsx';
import type { AppRouter } from './router.ts';
import { watchIdleness } from './watch-idleness.ts';

const IdleDialog = lazy<ComponentType<IdleDialogProps>>(() =>
  // Where it cannot be had, the logout comes all the same, and the login screen explains it.
  import('./idle-dialog.tsx').catch(() => ({ default: () => null })),
);

/** When the first page has long been drawn, in milliseconds. */
const LOGIN_AHEAD = 3000;

/** Not one of the session's keys, so it may be gone or left over; the clock copes with both. */
const KEY = 'lastActivity';
const shared = {
  read: () => Number(localStorage.getItem(KEY)) || null,
  write: (moment: number | null) =>
    moment === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, String(moment)),
};

const createClock = () =>
  new IdleClock({ now: Date.now, later: (task, ms) => void setTimeout(task, ms), shared });

interface SessionKeeperProps {
  router: AppRouter;
  queryClient: QueryClient;
}

/** Ends, renews and follows the session, beside whatever page is shown (accounts §4.7). */
export function SessionKeeper({ router, queryClient }: SessionKeeperProps) {
  const [clock] = useState(createClock);
  const signedIn = useSession() !== null;
  useEffect(() => followSession(router, queryClient, clock), [router, queryClient, clock]);
  useEffect(() => {
    if (!signedIn) return;
    // At hand when the session ends: then nothing of it stays on the screen while the login screen is fetched.
    const timer = setTimeout(() => void router.loadRouteChunk(router.routesById['/login']), LOGIN_AHEAD);
    return () => clearTimeout(timer);
  }, [signedIn, router]);
  return signedIn && <IdleKeeper clock={clock} />;
}

/** There while somebody is signed in. */
function IdleKeeper({ clock }: { clock: IdleClock }) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const look = useRef(() => {});
  useEffect(() => {
    const watch = watchIdleness(clock, setSeconds);
    look.current = watch.look;
    return watch.stop;
  }, [clock]);

  if (seconds === null) return null;
  return (
    <Suspense>
      <IdleDialog
        seconds={seconds}
        onStay={() => {
          clock.restart();
          look.current();
        }}
        onLogOut={() => void signOut('logout')}
      />
    </Suspense>
  );
}
