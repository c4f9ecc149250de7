import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './skeletons.module.css';

interface LoadingProps {
  /** What a screen reader hears. */
  label?: string;
}

function Loading({ label = 'Loading', children }: LoadingProps & { children: ReactNode }) {
  return (
    <div aria-busy="true" data-loading="">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Stands in for a form: labels and inputs, paired on wide screens as the real ones are. */
export function FormSkeleton({ fields = 6, label }: LoadingProps & { fields?: number }) {
  return (
    <Loading label={label}>
      <div className={classes.form}>
        {numbered(fields).map((field) => (
          <div key={field}>
            <Skeleton className={classes.label} />
            <Skeleton className={classes.input} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Stands in for a list or a table: rows of two lines. */
export function ListSkeleton({ rows = 4, label }: LoadingProps & { rows?: number }) {
  return (
    <Loading label={label}>
      <ListShape rows={rows} />
    </Loading>
  );
}

/** The same shape where nothing is on its way yet, so that nothing moves once it is. */
export function ListShape({ rows }: { rows: number }) {
  return (
    <Stack gap="lg" aria-hidden="true">
      {numbered(rows).map((row) => (
        <div key={row}>
          <Skeleton className={classes.line} />
          <Skeleton className={classes.shortLine} />
        </div>
      ))}
    </Stack>
  );
}

/** Stands in for a card: a title and some text. */
export function CardSkeleton({ lines = 3, label }: LoadingProps & { lines?: number }) {
  return (
    <Loading label={label}>
      <div className={classes.card}>
        <Skeleton className={classes.title} />
        {numbered(lines).map((line) => (
          <Skeleton key={line} className={classes.line} />
        ))}
        <Skeleton className={classes.shortLine} />
      </div>
    </Loading>
  );
}
