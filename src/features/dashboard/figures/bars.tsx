import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { NamedCount } from '#domain/figures/figure-words.ts';
import classes from './figures.module.css';

/** A longer name would take the place of its bar; the table has all of it. */
const LONGEST = 30;
const shortened = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** Bars that lie, so that their names can be read. */
export default function Bars({ items }: { items: readonly NamedCount[] }) {
  return (
    <BarChart
      className={classes.filling}
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
        tick: { transform: 'translate(-8, 0)', fontSize: 14, fill: 'currentColor' },
        tickFormatter: shortened,
        interval: 0,
      }}
      xAxisProps={{ domain: [0, 'dataMax'] }}
    />
  );
}
