import { Text } from '@mantine/core';
import { useId } from 'react';
import type { Trend, TrendSpan } from '#domain/check-ups/check-up-trend.ts';
import { Drawing, lazyDrawing } from '#ui/charts/drawing.tsx';
import { TableBehind } from '#ui/charts/table-behind.tsx';
import classes from './journey.module.css';
import { trendTable } from './trend-table.ts';

const TrendChart = lazyDrawing(() => import('./trend-chart.tsx'));

interface TrendFigureProps {
  trend: Trend;
  span: TrendSpan;
  /** From when to when, the same for all objectives. */
  range: readonly [first: number, last: number];
}

/** One objective over time: in words, as a line, and as a table. */
export function TrendFigure({ trend, span, range }: TrendFigureProps) {
  const nameId = useId();
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
        <Drawing className={classes.chart}>
          <TrendChart points={points} range={range} />
        </Drawing>
      )}
      <TableBehind label={label} table={() => trendTable(trend, span)} />
    </figure>
  );
}
