import { Skeleton, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { runAfterLoad } from '#ui/start/run-after-load.ts';
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

/** Returns a ref, and true once its element is in view, or the page has been idle. */
function useIsDue() {
  const { ref, entry } = useIntersection<HTMLDivElement>();
  const [isDue, setIsDue] = useState(false);
  if (!isDue && entry?.isIntersecting) setIsDue(true);
  useEffect(() => runAfterLoad(() => setIsDue(true)), []);
  return { ref, isDue };
}

/**
 * Container of a chart: a single image to screen readers, whatever the library renders. A chart out
 * of view is rendered later, since that takes a phone a quarter of a second.
 */
export function ChartFrame({ className, summary, children }: ChartFrameProps) {
  const { ref, isDue } = useIsDue();
  const skeleton = <Skeleton className={classes.chartSkeleton} data-loading="" />;
  return (
    <div
      ref={ref}
      className={className}
      {...(summary ? { role: 'img', 'aria-label': summary } : { 'aria-hidden': true })}
    >
      {isDue ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
    </div>
  );
}
