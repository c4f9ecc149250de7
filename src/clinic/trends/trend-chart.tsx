import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useId } from 'react';
import type { Bar, BarSpan, TrendRange } from '#domain/check-ups/check-up-trend.ts';
import { formatMonth, formatShortDate } from '#domain/values/dates.ts';
import classes from './trends.module.css';

export interface TrendChartProps {
  bars: readonly Bar[];
  span: BarSpan;
  range: TrendRange;
  /** Highest bar of all objectives: a common scale makes the charts comparable. */
  maxRatings: number;
}

/** From bottom to top. */
const stack = ['better', 'same', 'worse'] as const;

/** Stacked bars of the ratings over time, told apart by color, fill and position. */
export default function TrendChart({ bars, span, range, maxRatings: most }: TrendChartProps) {
  const hatch = useId();
  const looks = new Map([
    ['better', { fill: 'var(--mantine-color-pine-text)', stroke: 'var(--mantine-color-pine-text)' }],
    ['same', { fill: 'var(--ui-surface)', stroke: 'var(--mantine-color-gray-text)' }],
    ['worse', { fill: `url(#${hatch})`, stroke: 'var(--mantine-color-amber-text)' }],
  ]);
  return (
    <BarChart
      className={classes.chart}
      type="stacked"
      data={[...bars]}
      dataKey="at"
      series={stack.map((name) => ({ name, color: 'pine' }))}
      withTooltip={false}
      maxBarWidth={28}
      gridAxis="x"
      barProps={({ name }) => ({
        ...looks.get(name ?? ''),
        strokeWidth: 1,
        strokeOpacity: 1,
        isAnimationActive: false,
      })}
      barChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 44, bottom: 0, left: 16 } }}
      yAxisProps={{ domain: [0, most], allowDecimals: false, tickCount: 3, width: 28 }}
      xAxisProps={{
        ticks: [...new Set(range)],
        tickFormatter: (at: number) => (span === 'month' ? formatMonth : formatShortDate)(new Date(at)),
        interval: 0,
      }}
    >
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="var(--ui-surface)" />
          <rect width="2.5" height="5" fill="var(--mantine-color-amber-text)" />
        </pattern>
      </defs>
    </BarChart>
  );
}
