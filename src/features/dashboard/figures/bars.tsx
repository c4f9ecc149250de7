import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { YAxisTickContentProps } from 'recharts';
import type { NamedCount } from '#domain/figures/figure-text.ts';
import classes from './figures.module.css';

/** Size of a bar’s label in px: two lines, and 12 px less than the axis, as a gap to the bars. */
const NAME_WIDTH = 112;
const NAME_HEIGHT = 40;

/**
 * Label of a bar, clamped to two lines. The table shows the whole name. HTML, since the library's
 * text measures each word, which blocks a phone for 50 ms.
 */
const BarName = ({ x, y, payload }: YAxisTickContentProps) => (
  <foreignObject
    x={Number(x) - NAME_WIDTH}
    y={Number(y) - NAME_HEIGHT / 2}
    width={NAME_WIDTH}
    height={NAME_HEIGHT}
  >
    <div className={classes.barName}>
      <span>{String(payload.value)}</span>
    </div>
  </foreignObject>
);

/** Horizontal bar chart, which leaves room for the names. */
export default function Bars({ items }: { items: readonly NamedCount[] }) {
  return (
    <BarChart
      className={classes.fullHeight}
      data={items.map(({ name, count }) => ({ name, count }))}
      dataKey="name"
      series={[{ name: 'count', color: 'pine' }]}
      orientation="vertical"
      withTooltip={false}
      withBarValueLabel
      valueFormatter={String}
      valueLabelProps={{ fontSize: 14, fill: 'currentColor' }}
      maxBarWidth={24}
      gridAxis="none"
      withXAxis={false}
      barProps={{ fill: 'var(--mantine-color-pine-text)', isAnimationActive: false, radius: [0, 4, 4, 0] }}
      barChartProps={{ accessibilityLayer: false, margin: { top: 0, right: 36, bottom: 0, left: 0 } }}
      yAxisProps={{
        width: 124,
        tick: BarName,
        interval: 0,
      }}
      xAxisProps={{ domain: [0, 'dataMax'] }}
    />
  );
}
