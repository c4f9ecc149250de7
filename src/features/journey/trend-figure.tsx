import { Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ComponentType, lazy, Suspense, useId } from 'react';
import type { Trend, TrendSpan } from '#domain/check-ups/check-up-trend.ts';
import classes from './journey.module.css';
import type { TrendChartProps } from './trend-chart.tsx';

/** The library of charts comes with the first chart, and when it does not come the words and the table stand alone. */
const TrendChart = lazy<ComponentType<TrendChartProps>>(() =>
  import('./trend-chart.tsx').catch(() => ({ default: () => null })),
);

/** What scrolls must be reached without a mouse. */
const scrolls = { tabIndex: 0 };

/** Few open a table, and the library's own weighs more than the whole screen around it. */
const TrendTable = lazy(() =>
  import('./trend-table.tsx').catch(() => ({ default: () => <p>The table could not be loaded.</p> })),
);

interface TrendFigureProps {
  trend: Trend;
  span: TrendSpan;
  /** From when to when, the same for all objectives. */
  range: readonly [first: number, last: number];
}

/** One objective over time: in words, as a line, and as a table. */
export function TrendFigure({ trend, span, range }: TrendFigureProps) {
  const [opened, { toggle }] = useDisclosure(false);
  const nameId = useId();
  const tableId = useId();
  const { label, points, total } = trend;
  return (
    <figure className={classes.trend} aria-labelledby={nameId}>
      <figcaption className={classes.trendHead}>
        <span className={classes.trendName} id={nameId}>
          {label}
        </span>
        <Text span size="sm" c="dimmed">
          {total.better} better · {total.same} same · {total.worse} worse
        </Text>
      </figcaption>
      {points.length > 1 && (
        <Suspense fallback={<Skeleton className={classes.chart} />}>
          <TrendChart points={points} range={range} />
        </Suspense>
      )}
      <Button
        variant="subtle"
        size="compact-md"
        aria-expanded={opened}
        aria-controls={opened ? tableId : undefined}
        onClick={toggle}
        className={classes.tableButton}
      >
        {opened ? 'Hide table' : 'Show table'}
        <VisuallyHidden component="span"> of {label}</VisuallyHidden>
      </Button>
      {opened && (
        <section id={tableId} aria-label={`Table of ${label}`} className={classes.tableRoom} {...scrolls}>
          <Suspense fallback={<Skeleton className={classes.chart} />}>
            <TrendTable trend={trend} span={span} />
          </Suspense>
        </section>
      )}
    </figure>
  );
}
