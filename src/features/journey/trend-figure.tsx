import { Text } from '@mantine/core';
import { useId } from 'react';
import { TrendBars } from '#clinic/trends/trend-bars.tsx';
import { trendTable } from '#clinic/trends/trend-table.ts';
import type { BarSpan, Trend, TrendRange } from '#domain/check-ups/check-up-trend.ts';
import { TableOfChart } from '#ui/charts/table-of-chart.tsx';
import classes from './journey.module.css';

interface TrendFigureProps {
  trend: Trend;
  span: BarSpan;
  range: TrendRange;
  /** Highest number of ratings in one bar, of all objectives. */
  maxRatings: number;
}

/** One objective over time: totals, chart and table. */
export function TrendFigure({ trend, span, range, maxRatings }: TrendFigureProps) {
  const nameId = useId();
  const { label, total } = trend;
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
      <TrendBars trend={trend} span={span} range={range} maxRatings={maxRatings} />
      <TableOfChart label={label} table={() => trendTable(trend, span)} />
    </figure>
  );
}
