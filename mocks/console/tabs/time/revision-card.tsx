import type { ReactNode } from 'react';
import type { Revision } from '#mocks/history/revision.ts';
import { formatClockOffset, formatTime } from '../../format.ts';
import classes from '../../parts.module.css';

interface RevisionCardProps {
  revision: Revision;
  isNewest: boolean;
  /** Button of the card. */
  children: ReactNode;
}

/** Shows which call changed something, who made it, when and where. */
export function RevisionCard({ revision, isNewest, children }: RevisionCardProps) {
  const { title, call, by, at, address, seat, clockOffset } = revision;
  return (
    <article className={classes.card} aria-label="Chosen change">
      <p className={classes.rowTitle}>{title}</p>
      {call && <p className={classes.code}>{call}</p>}
      <p className={classes.meta}>
        <span>{by || 'Nobody signed in'}</span>
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      </p>
      <p className={classes.meta}>
        <span>
          at /{address}
          {seat && `, ${seat.replace(':', ' ')}`}
        </span>
        {clockOffset > 0 && <span>server {formatClockOffset(clockOffset)}</span>}
      </p>
      <div className={classes.actions}>
        {isNewest && <p className={classes.dimmed}>The present state</p>}
        {children}
      </div>
    </article>
  );
}
