import '@mantine/charts/styles.layer.css';
import { PieChart } from '@mantine/charts';
import { useId } from 'react';
import type { NamedCount } from '#domain/figures/figure-text.ts';
import classes from './figures.module.css';
import { SlicePattern, sliceColor } from './slice-fill.tsx';

/** Diameter, which leaves room for the edge of a slice in the 12rem of the chart. */
const PIE_SIZE_PX = 184;

/** Pie of the genders. Genders without patients have no slice. */
export default function GendersPie({ slices }: { slices: readonly NamedCount[] }) {
  const chartId = useId();
  // The library requires a color, which `cellProps` replaces.
  const data = slices
    .map(({ name, count }) => ({ name, value: count, color: 'pine' as const }))
    .filter(({ value }) => value > 0);
  /** Returns the fill of the slice of a gender: only the name of a slice reaches `cellProps`. */
  const fillOf = (name: string) => {
    const index = slices.findIndex((slice) => slice.name === name);
    return { fill: `url(#${chartId}-${index})`, stroke: sliceColor(index) };
  };
  return (
    <PieChart
      className={classes.fullHeight}
      data={data}
      size={PIE_SIZE_PX}
      // Clockwise from the top.
      startAngle={90}
      endAngle={-270}
      withTooltip={false}
      accessibilityLayer={false}
      strokeWidth={2}
      cellProps={({ name }) => fillOf(name)}
      pieProps={{ rootTabIndex: -1, isAnimationActive: false }}
    >
      <defs>
        {slices.map(({ name }, index) => (
          <SlicePattern key={name} id={`${chartId}-${index}`} index={index} />
        ))}
      </defs>
    </PieChart>
  );
}
