import { Skeleton, Text } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import classes from './charts.module.css';

/** The library of charts comes with the first of them; where it does not come, the words and the table stand alone. */
export const lazyDrawing = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotDrawn as ComponentType<Props> })));

const NotDrawn = () => <Text c="dimmed">The chart could not be drawn. Its table has the numbers.</Text>;

interface DrawingProps {
  /** Gives it its size, which it has before it is drawn: nothing moves when it comes. */
  className: string | undefined;
  /** All of it in words. Left out where the words beside it say the same: then it is decoration. */
  summary?: string;
  children: ReactNode;
}

/** The place of a chart: one picture to a screen reader, whatever the library makes it of. */
export function Drawing({ className, summary, children }: DrawingProps) {
  return (
    <div
      className={className}
      {...(summary ? { role: 'img', 'aria-label': summary } : { 'aria-hidden': true })}
    >
      <Suspense fallback={<Skeleton className={classes.filling} />}>{children}</Suspense>
    </div>
  );
}
