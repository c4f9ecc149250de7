import { Skeleton, Text } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import classes from './charts.module.css';

/** Loads a chart lazily with its library; if that fails, a notice points to the table. */
export const lazyChart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: ChartNotLoaded })));

const ChartNotLoaded = () => <Text c="dimmed">The chart could not be drawn. Its table has the numbers.</Text>;

interface ChartFrameProps {
  /** Sets the size before the chart renders, so that nothing moves. */
  className: string | undefined;
  /** Text alternative. Without one the chart is decorative, as adjacent text says the same. */
  summary?: string;
  children: ReactNode;
}

/** Container of a chart: a single image to screen readers, whatever the library renders. */
export function ChartFrame({ className, summary, children }: ChartFrameProps) {
  return (
    <div
      className={className}
      {...(summary ? { role: 'img', 'aria-label': summary } : { 'aria-hidden': true })}
    >
      <Suspense fallback={<Skeleton className={classes.chartSkeleton} data-loading="" />}>
        {children}
      </Suspense>
    </div>
  );
}
