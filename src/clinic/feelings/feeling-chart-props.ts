import type { LineChartProps } from '@mantine/charts';
import { formatShortDay } from '#domain/values/dates.ts';

const words = new Map([
  [-1, 'Worse'],
  [0, 'Same'],
  [1, 'Better'],
]);

/**
 * Returns the props that all charts of feelings over time share.
 * @param time first and last time, in ms since 1970
 * @param right margin to the right of the last day, in px
 */
export const feelingChartProps = ([first, last]: readonly [first: number, last: number], right: number) =>
  ({
    dataKey: 'at',
    strokeWidth: 2.5,
    withTooltip: false,
    gridAxis: 'x',
    lineChartProps: { accessibilityLayer: false, margin: { top: 8, right, bottom: 0, left: 0 } },
    yAxisProps: {
      domain: [-1, 1],
      ticks: [...words.keys()],
      tickFormatter: (value: number) => words.get(value) ?? '',
      width: 56,
      interval: 0,
    },
    xAxisProps: {
      type: 'number',
      scale: 'time',
      domain: [first, last],
      ticks: [first, last],
      tickFormatter: (at: number) => formatShortDay(new Date(at)),
      interval: 0,
    },
  }) as const satisfies Partial<LineChartProps>;
