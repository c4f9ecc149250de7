import '@mantine/charts/styles.layer.css';
import { LineChart, type LineChartSeries } from '@mantine/charts';
import type { TrendPoint } from '#domain/check-ups/check-up-trend.ts';
import { formatShortDay } from '#domain/values/dates.ts';
import classes from './journey.module.css';

export interface TrendChartProps {
  points: readonly TrendPoint[];
  range: readonly [first: number, last: number];
}

const words = new Map([
  [-1, 'Worse'],
  [0, 'Same'],
  [1, 'Better'],
]);
const series: LineChartSeries[] = [{ name: 'average', color: 'pine.6' }];
/** More dots than that hide the line. */
const MOST_DOTS = 31;

/** A line from worse to better. */
export default function TrendChart({ points, range }: TrendChartProps) {
  return (
    <LineChart
      className={classes.chart}
      data={[...points]}
      dataKey="at"
      series={series}
      curveType="monotone"
      strokeWidth={2.5}
      withDots={points.length <= MOST_DOTS}
      withTooltip={false}
      gridAxis="x"
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 24, bottom: 0, left: 0 } }}
      yAxisProps={{
        domain: [-1, 1],
        ticks: [...words.keys()],
        tickFormatter: (value: number) => words.get(value) ?? '',
        width: 56,
        interval: 0,
      }}
      xAxisProps={{
        type: 'number',
        scale: 'time',
        domain: [...range],
        ticks: [...range],
        tickFormatter: (at: number) => formatShortDay(new Date(at)),
        interval: 0,
      }}
    />
  );
}
