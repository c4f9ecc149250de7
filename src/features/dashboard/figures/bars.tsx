import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { Text, type YAxisTickContentProps } from 'recharts';
import type { NamedCount } from '#domain/figures/figure-text.ts';
import classes from './figures.module.css';

const nameStyle = { fontSize: 14 };

/** Label of a bar, clamped to two lines. The table shows the whole name. */
const BarName = ({ x, y, textAnchor, verticalAnchor, payload }: YAxisTickContentProps) => (
  <Text
    x={x}
    y={y}
    textAnchor={textAnchor}
    verticalAnchor={verticalAnchor}
    // 12 px narrower than the axis, as a gap to the bars.
    width={112}
    maxLines={2}
    style={nameStyle}
    fill="currentColor"
  >
    {String(payload.value)}
  </Text>
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
