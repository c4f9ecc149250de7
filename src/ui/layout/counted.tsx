import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './counted.module.css';

const MAX_COUNT = 99;

/** Adds a small red count to a control, only visually: the control's own name says the count. */
export function Counted({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={classes.counted}>
      {children}
      {count > 0 && (
        <Badge aria-hidden color="red" variant="filled" className={classes.count}>
          {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
        </Badge>
      )}
    </div>
  );
}
