import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo } from 'react';
import { TrendLegend } from '#clinic/trends/trend-legend.tsx';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { barSpan, objectiveTrends } from '#domain/check-ups/check-up-trend.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './journey.module.css';
import { TrendFigure } from './trend-figure.tsx';

/** Number of trends shown at first; a button shows the others. */
const INITIAL_TRENDS = 2;

/** Chart and table of each objective over time. */
export function Trends({ checkUps }: { checkUps: readonly CheckUp[] }) {
  const [showsAll, { toggle }] = useDisclosure(false);
  const span = barSpan(checkUps);
  const trends = useMemo(() => objectiveTrends(checkUps, span), [checkUps, span]);
  if (trends.length === 0) return null;
  const points = trends.flatMap(({ points }) => points);
  const times = points.map(({ at }) => at);
  const chartProps = {
    span,
    range: [Math.min(...times), Math.max(...times)],
    maxRatings: Math.max(...points.map(({ better, same, worse }) => better + same + worse)),
  } as const;
  return (
    <Card title="Trends" description={`Ratings by ${span}`}>
      <TrendLegend />
      <div className={classes.trends}>
        {trends.slice(0, showsAll ? undefined : INITIAL_TRENDS).map((trend) => (
          <TrendFigure key={trend.objective} trend={trend} {...chartProps} />
        ))}
      </div>
      {trends.length > INITIAL_TRENDS && (
        <Button
          variant="subtle"
          onClick={toggle}
          aria-expanded={showsAll}
          mt="md"
          className={classes.moreTrends}
        >
          {showsAll ? 'Show fewer objectives' : `Show all ${trends.length} objectives`}
        </Button>
      )}
    </Card>
  );
}
