import { useEffect, useState } from 'react';
import classes from './panel.module.css';
import { useConsole } from './use-console.ts';
import { aheadText, momentText } from './words.ts';

/** Draws anew every second, for what shows the time. */
export function useEverySecond(): void {
  const [, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((turn) => turn + 1), 1000);
    return () => clearInterval(timer);
  }, []);
}

/** Under the title: which scenario runs, and what time the mock has. */
export function StatusLine() {
  const { server } = useConsole();
  useEverySecond();
  const { store } = server;
  return (
    <p className={classes.status}>
      <span>{store.scenario || 'no scenario'}</span>
      <span>
        {momentText(store.now())}
        {store.clockOffset > 0 && ` (${aheadText(store.clockOffset)})`}
      </span>
    </p>
  );
}
