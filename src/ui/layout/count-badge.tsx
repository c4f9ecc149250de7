import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './count-badge.module.css';

/** Highest count that fits; more is “99+”. */
const MAX_COUNT = 99;

/** Control with a small red count, only visually: the control's own name says the count. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={classes.root}>
      {children}
      {count > 0 && (
        <Badge aria-hidden color="red" variant="filled" className={classes.count}>
          {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
        </Badge>
      )}
    </div>
  );
}
