import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import type { MonthCount } from '#domain/figures/registration-months.ts';
import classes from './figures.module.css';

/** Highest number of points that get a label: on a phone, more labels would cover the line. */
const MAX_LABELS = 14;

const color = 'var(--mantine-color-pine-text)';
const lineProps = { stroke: color, isAnimationActive: false };

/** Position that the chart gives to the label of a point. */
interface LabelProps {
  x?: number | string;
  y?: number | string;
  index?: number;
}

/** Returns a renderer of labels outside the line; the library's are too small. */
const pointLabel =
  (months: readonly MonthCount[]) =>
  ({ x, y, index = 0 }: LabelProps) => {
    const count = months[index]?.count ?? 0;
    const neighbors = [months[index - 1], months[index + 1]];
    // At a dip the line rises on both sides, so the label goes below the point.
    const isDip = neighbors.every((neighbor) => neighbor !== undefined && neighbor.count > count);
    return (
      <text x={x} y={Number(y) + (isDip ? 20 : -10)} textAnchor="middle" fontSize={14} fill="currentColor">
        {count}
      </text>
    );
  };

/** Line chart of registrations by month. */
export default function RegistrationsLine({ months }: { months: readonly MonthCount[] }) {
  const hasLabels = months.length <= MAX_LABELS;
  return (
    <LineChart
      className={classes.fullHeight}
      data={months.map(({ month, count }) => ({ month, count }))}
      dataKey="month"
      series={[{ name: 'count', color: 'pine' }]}
      curveType="linear"
      strokeWidth={2.5}
      withDots={hasLabels}
      withTooltip={false}
      gridAxis="x"
      // Draws no grid line below zero.
      gridProps={{ syncWithTicks: true }}
      lineProps={{ ...lineProps, ...(hasLabels && { label: pointLabel(months) }) }}
      dotProps={{ fill: color }}
      lineChartProps={{ accessibilityLayer: false, margin: { top: 24, right: 16, bottom: 0, left: 16 } }}
      withYAxis={false}
      yAxisProps={{ domain: [0, 'dataMax'], padding: { bottom: 24 } }}
      xAxisProps={{
        tick: { transform: 'translate(0, 10)', fontSize: 14, fill: 'currentColor' },
        tickFormatter: (name: string) => months.find(({ month }) => month === name)?.short ?? name,
        interval: 'equidistantPreserveStart',
      }}
    />
  );
}
