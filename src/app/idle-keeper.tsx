import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { readLastActivity, writeLastActivity } from '#api/session/last-activity.ts';
import { signOut } from '#api/session/sign-out.ts';
import { IdleClock } from './idle-clock.ts';
import type { IdleDialogProps } from './idle-dialog.tsx';
import { watchIdleness } from './watch-idleness.ts';

const IdleDialog = lazy<ComponentType<IdleDialogProps>>(() =>
  // If the chunk fails to load, the logout still happens and the login page explains it.
  import('./idle-dialog.tsx').catch(() => ({ default: () => null })),
);

const createClock = () =>
  new IdleClock({
    now: Date.now,
    later: (task, ms) => void setTimeout(task, ms),
    shared: { read: readLastActivity, write: writeLastActivity },
  });

/** Renews the session or ends it when idle; mounted while signed in (decisions 13 and 14). */
export function IdleKeeper() {
  const [clock] = useState(createClock);
  const [seconds, setSeconds] = useState<number | null>(null);
  const checkClock = useRef(() => {});
  // Layout effect, to run before the first paint: the session may have ended while the app loaded.
  useLayoutEffect(() => {
    const watch = watchIdleness(clock, setSeconds);
    checkClock.current = watch.checkClock;
    return watch.stop;
  }, [clock]);

  if (seconds === null) return null;
  return (
    <Suspense>
      <IdleDialog
        seconds={seconds}
        onStay={() => {
          clock.restart();
          checkClock.current();
        }}
        onLogOut={() => void signOut('logout')}
      />
    </Suspense>
  );
}
