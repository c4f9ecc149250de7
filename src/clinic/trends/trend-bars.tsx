import { type BarSpan, type Trend, type TrendRange, trendBars } from '#domain/check-ups/check-up-trend.ts';
import { ChartFrame, lazyChart } from '#ui/charts/chart-frame.tsx';
import classes from './trends.module.css';

const TrendChart = lazyChart(() => import('./trend-chart.tsx'));

interface TrendBarsProps {
  trend: Trend;
  span: BarSpan;
  range: TrendRange;
  /** Highest bar of all charts that are compared. */
  maxRatings: number;
}

/** Stacked bars of a trend, loaded with their library. A table has the numbers. */
export function TrendBars({ trend, span, range, maxRatings }: TrendBarsProps) {
  return (
    <ChartFrame className={classes.chart}>
      <TrendChart bars={trendBars(trend, span, range)} span={span} range={range} maxRatings={maxRatings} />
    </ChartFrame>
  );
}
