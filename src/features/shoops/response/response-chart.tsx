// Side effect: loads the styles of the charts.
import '@mantine/charts/styles.layer.css';
import { LineChart, type LineChartSeries } from '@mantine/charts';
import { feelingChartProps } from '#clinic/feelings/feeling-chart-props.ts';
import { formatMg } from '#domain/values/doses.ts';
import classes from './response.module.css';
import type { ResponsePoint } from './response-line.ts';

const series: LineChartSeries[] = [
  { name: 'dose', color: 'amber.7', yAxisId: 'right', curveType: 'stepAfter', strokeDasharray: '6 4' },
  { name: 'average', color: 'pine.6', curveType: 'monotone' },
];

interface ResponseChartProps {
  line: readonly ResponsePoint[];
  /** Times of the Shoops that changed the dose, in ms since 1970. */
  changes: readonly number[];
  time: readonly [first: number, last: number];
}

/** Chart of ratings (line) and daily dose (steps) on one time axis. */
export default function ResponseChart({ line, changes, time }: ResponseChartProps) {
  const doses = [...new Set(line.flatMap(({ dose }) => (dose === null ? [] : [dose])))];
  return (
    <LineChart
      {...feelingChartProps(time, 8)}
      className={classes.chart}
      data={[...line]}
      series={series}
      withDots={false}
      withRightYAxis
      referenceLines={changes.map((x) => ({ x, color: 'gray.5' }))}
      lineProps={({ name }) => ({ isAnimationActive: false, connectNulls: name === 'average' })}
      rightYAxisProps={{
        domain: [0, Math.max(1, ...doses) * 1.15],
        ticks: doses,
        tickFormatter: formatMg,
        width: 72,
      }}
    />
  );
}
