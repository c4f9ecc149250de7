import '@mantine/charts/styles.layer.css';
import { PieChart } from '@mantine/charts';
import { useId } from 'react';
import type { NamedCount } from '#domain/figures/figure-text.ts';
import classes from './figures.module.css';
import { SlicePattern, sliceColor } from './slice-fill.tsx';

const SIZE = 184;

/** Pie of the genders. Genders without patients have no slice. */
export default function GendersPie({ slices }: { slices: readonly NamedCount[] }) {
  const id = useId();
  const data = slices
    .map(({ name, count }) => ({ name, value: count, color: 'pine' as const }))
    .filter(({ value }) => value > 0);
  const fillOf = (name: string) => {
    const place = slices.findIndex((slice) => slice.name === name);
    return { fill: `url(#${id}-${place})`, stroke: sliceColor(place) };
  };
  return (
    <PieChart
      className={classes.filling}
      data={data}
      size={SIZE}
      startAngle={90}
      endAngle={-270}
      withTooltip={false}
      accessibilityLayer={false}
      strokeWidth={2}
      cellProps={({ name }) => fillOf(name)}
      pieProps={{ rootTabIndex: -1, isAnimationActive: false }}
    >
      <defs>
        {slices.map(({ name }, place) => (
          <SlicePattern key={name} id={`${id}-${place}`} place={place} />
        ))}
      </defs>
    </PieChart>
  );
}
