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

/** Series of the stacked bars, from bottom to top. */
const stackedFeelings = ['better', 'same', 'worse'] as const;

/** Stacked bars of the ratings over time, told apart by color, fill and position. */
export default function TrendChart({ bars, span, range, maxRatings }: TrendChartProps) {
  const hatchId = useId();
  const barStyles = new Map([
    ['better', { fill: 'var(--mantine-color-pine-text)', stroke: 'var(--mantine-color-pine-text)' }],
    ['same', { fill: 'var(--ui-surface)', stroke: 'var(--mantine-color-gray-text)' }],
    ['worse', { fill: `url(#${hatchId})`, stroke: 'var(--mantine-color-amber-text)' }],
  ]);
  return (
    <BarChart
      className={classes.chart}
      type="stacked"
      data={[...bars]}
      dataKey="at"
      // The library requires a color, which `barProps` replaces.
      series={stackedFeelings.map((name) => ({ name, color: 'pine' }))}
      withTooltip={false}
      maxBarWidth={28}
      gridAxis="x"
      barProps={({ name }) => ({
        ...barStyles.get(name ?? ''),
        strokeWidth: 1,
        strokeOpacity: 1,
        isAnimationActive: false,
      })}
      // A table has the numbers. The plot has 44 px on each side (16 + 28 at the start), as the
      // steps of doses below it (`timeline.module.css`).
      barChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 44, bottom: 0, left: 16 } }}
      yAxisProps={{ domain: [0, maxRatings], allowDecimals: false, tickCount: 3, width: 28 }}
      xAxisProps={{
        // Both ends of the range, once if they are equal.
        ticks: [...new Set(range)],
        tickFormatter: (at: number) => (span === 'month' ? formatMonth : formatShortDate)(new Date(at)),
        interval: 0,
      }}
    >
      <defs>
        <pattern
          id={hatchId}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" fill="var(--ui-surface)" />
          <rect width="2.5" height="5" fill="var(--mantine-color-amber-text)" />
        </pattern>
      </defs>
    </BarChart>
  );
}
