import '@mantine/charts/styles.layer.css';
import { LineChart, type LineChartSeries } from '@mantine/charts';
import { feelingLine } from '#clinic/feelings/feeling-line.ts';
import type { TrendPoint } from '#domain/check-ups/check-up-trend.ts';
import classes from './journey.module.css';

export interface TrendChartProps {
  points: readonly TrendPoint[];
  range: readonly [first: number, last: number];
}

const series: LineChartSeries[] = [{ name: 'average', color: 'pine.6' }];
/** More dots than that hide the line. */
const MOST_DOTS = 31;

/** A line from worse to better. */
export default function TrendChart({ points, range }: TrendChartProps) {
  return (
    <LineChart
      {...feelingLine(range, 24)}
      className={classes.chart}
      data={[...points]}
      series={series}
      curveType="monotone"
      withDots={points.length <= MOST_DOTS}
      lineProps={{ isAnimationActive: false }}
    />
  );
}
