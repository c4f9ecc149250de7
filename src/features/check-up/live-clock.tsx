import { Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDateTime, formatDay, formatSeconds } from '#domain/values/dates.ts';
import classes from './check-up.module.css';

const SECOND = 1000;

/**
 * The date and the time, refreshed each second (accounts §2.14). A screen reader is told once when the page was
 * opened, and does not hear the clock tick.
 */
export function LiveClock() {
  const [opened] = useState(() => new Date());
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={classes.clock}>
      <div aria-hidden="true" data-clock="">
        <Text c="dimmed">{formatDay(now)}</Text>
        <Text className={classes.time}>{formatSeconds(now)}</Text>
      </div>
      <VisuallyHidden>Opened on {formatDateTime(opened.toISOString())}</VisuallyHidden>
    </div>
  );
}
