import { Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDateTime, formatDay, formatSeconds } from '#domain/values/dates.ts';
import classes from './check-up.module.css';

const TICK_MS = 1000;

/**
 * Date and time in small print, updated each second (accounts §2.14). Hidden from screen readers,
 * which get the time when the page was opened instead.
 */
export function LiveClock() {
  const [openedAt] = useState(() => new Date());
  const [now, setNow] = useState(openedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.clock} aria-hidden="true" data-clock="">
        {formatDay(now)}, {formatSeconds(now)}
      </Text>
      <VisuallyHidden>Opened on {formatDateTime(openedAt.toISOString())}</VisuallyHidden>
    </>
  );
}
