import { useEffect, useState } from 'react';
import { formatClockOffset, formatTime } from './format.ts';
import classes from './panel.module.css';
import { useConsole } from './use-console.ts';

/** Renders the calling component every second, so that a time in it stays current. */
export function useRerenderEverySecond(): void {
  const [, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((turn) => turn + 1), 1000);
    return () => clearInterval(timer);
  }, []);
}

/** Line below the title with the running scenario and the mock's time. */
export function StatusLine() {
  const { server } = useConsole();
  useRerenderEverySecond();
  const { store } = server;
  return (
    <p className={classes.status}>
      <span>{store.scenario || 'no scenario'}</span>
      <span>
        {formatTime(store.now())}
        {store.clockOffset > 0 && ` (${formatClockOffset(store.clockOffset)})`}
      </span>
      {import.meta.env.COMMIT && <span>commit {import.meta.env.COMMIT}</span>}
    </p>
  );
}
