import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './skeletons.module.css';

interface LoadingProps {
  /** Text for screen readers. */
  label?: string;
}

/** Container of a skeleton: announces the label and hides the shapes from screen readers. */
function Loading({ label = 'Loading', children }: LoadingProps & { children: ReactNode }) {
  return (
    <div aria-busy="true" data-loading="">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Returns the numbers below `count`, as keys of equal shapes. */
const listIndexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Skeleton of a form: labels and inputs, in pairs on wide screens. */
export function FormSkeleton({ fields = 6, label }: LoadingProps & { fields?: number }) {
  return (
    <Loading label={label}>
      <div className={classes.form}>
        {listIndexes(fields).map((field) => (
          <div key={field}>
            <Skeleton className={classes.label} />
            <Skeleton className={classes.input} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Skeleton of a list or a table: rows of two lines. */
export function ListSkeleton({ rows = 4, label }: LoadingProps & { rows?: number }) {
  return (
    <Loading label={label}>
      <ListShape rows={rows} />
    </Loading>
  );
}

/** Shape of {@link ListSkeleton}, for use before the load begins: nothing moves once it does. */
export function ListShape({ rows }: { rows: number }) {
  return (
    <Stack gap="lg" aria-hidden="true">
      {listIndexes(rows).map((row) => (
        <div key={row}>
          <Skeleton className={classes.line} />
          <Skeleton className={classes.shortLine} />
        </div>
      ))}
    </Stack>
  );
}

/** Skeleton of a card: a title and some text. */
export function CardSkeleton({ lines = 3, label }: LoadingProps & { lines?: number }) {
  return (
    <Loading label={label}>
      <div className={classes.card}>
        <Skeleton className={classes.title} />
        {listIndexes(lines).map((line) => (
          <Skeleton key={line} className={classes.line} />
        ))}
        <Skeleton className={classes.shortLine} />
      </div>
    </Loading>
  );
}
