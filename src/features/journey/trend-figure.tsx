import { Text } from '@mantine/core';
import { useId } from 'react';
import { type BarSpan, type Trend, type TrendRange, trendBars } from '#domain/check-ups/check-up-trend.ts';
import { ChartFrame, lazyChart } from '#ui/charts/chart-frame.tsx';
import { TableOfChart } from '#ui/charts/table-behind.tsx';
import classes from './journey.module.css';
import { trendTable } from './trend-table.ts';

const TrendChart = lazyChart(() => import('./trend-chart.tsx'));

interface TrendFigureProps {
  trend: Trend;
  span: BarSpan;
  range: TrendRange;
  /** Highest number of ratings in one bar, of all objectives. */
  most: number;
}

/** One objective over time: totals, chart and table. */
export function TrendFigure({ trend, span, range, most }: TrendFigureProps) {
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
      <ChartFrame className={classes.chart}>
        <TrendChart bars={trendBars(trend, span, range)} span={span} range={range} maxRatings={most} />
      </ChartFrame>
      <TableOfChart label={label} table={() => trendTable(trend, span)} />
    </figure>
  );
}
