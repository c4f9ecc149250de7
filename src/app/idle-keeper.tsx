import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { signOut } from '#api/sign-out.ts';
import { IdleClock } from './idle-clock.ts';
import type { IdleDialogProps } from './idle-dialog.tsx';
import { readLastActivity, writeLastActivity } from './last-activity.ts';
import { watchIdleness } from './watch-idleness.ts';

const IdleDialog = lazy<ComponentType<IdleDialogProps>>(() =>
  // Where it cannot be had, the logout comes all the same, and the login screen explains it.
  import('./idle-dialog.tsx').catch(() => ({ default: () => null })),
);

const createClock = () =>
  new IdleClock({
    now: Date.now,
    later: (task, ms) => void setTimeout(task, ms),
    shared: { read: readLastActivity, write: writeLastActivity },
  });

/** There while somebody is signed in: keeps the session going, or ends it (decisions 13 and 14). */
export function IdleKeeper() {
  const [clock] = useState(createClock);
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
