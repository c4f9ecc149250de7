import { Text } from '@mantine/core';
import { useId } from 'react';
import { TrendBars } from '#clinic/trends/trend-bars.tsx';
import { TrendLegend } from '#clinic/trends/trend-legend.tsx';
import { trendTable } from '#clinic/trends/trend-table.ts';
import type { Trend } from '#domain/check-ups/check-up-trend.ts';
import type { MedicineResponse } from '#domain/shoops/history/response.ts';
import { TableOfChart } from '#ui/charts/table-of-chart.tsx';
import { DoseLane } from './dose-lane.tsx';
import { doseSteps } from './dose-steps.ts';
import { medicineName } from './medicine-name.ts';
import type { TimeAxis } from './time-axis.ts';
import classes from './timeline.module.css';

interface TimelineProps {
  responses: readonly MedicineResponse[];
  trend: Trend;
  axis: TimeAxis;
}

/**
 * Figure of the ratings as stacked bars, with the doses as steps below, on one axis of time. The
 * lists below the figure are its text alternative.
 */
export function Timeline({ responses, trend, axis }: TimelineProps) {
  const nameId = useId();
  const { label, points } = trend;
  const maxRatings = Math.max(...points.map(({ better, same, worse }) => better + same + worse));
  const lanes = responses.map((response) => ({
    name: medicineName(response),
    steps: doseSteps(response, axis),
  }));
  const changes = [...new Set(lanes.flatMap(({ steps }) => steps.map(({ from }) => from)))];
  return (
    <figure className={classes.timeline} aria-labelledby={nameId}>
      <figcaption>
        <Text id={nameId} fw="var(--mantine-font-weight-medium)">
          {label} by {axis.span}, and the doses
        </Text>
      </figcaption>
      <TrendLegend />
      <div className={classes.axis}>
        <div className={classes.changes} aria-hidden>
          {changes.map((from) => (
            <span key={from} style={{ insetInlineStart: `${from * 100}%` }} />
          ))}
        </div>
        <TrendBars trend={trend} span={axis.span} range={axis.range} maxRatings={maxRatings} />
        {lanes.map(({ name, steps }) => (
          <DoseLane key={name} name={name} steps={steps} />
        ))}
      </div>
      <TableOfChart label={label} table={() => trendTable(trend, axis.span)} />
    </figure>
  );
}
