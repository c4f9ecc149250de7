import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo } from 'react';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { objectiveTrends, trendSpan } from '#domain/check-ups/check-up-trend.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './journey.module.css';
import { TrendFigure } from './trend-figure.tsx';

/** As many trends stand open at first; the others are one press away. */
const FIRST = 2;

/** How each objective went over time, and a table behind every line. */
export function Trends({ checkUps }: { checkUps: readonly CheckUp[] }) {
  const [all, { toggle }] = useDisclosure(false);
  const trends = useMemo(() => objectiveTrends(checkUps), [checkUps]);
  if (trends.length === 0) return null;
  const span = trendSpan(checkUps);
  const times = trends.flatMap(({ points }) => points.map(({ at }) => at));
  const range: [number, number] = [Math.min(...times), Math.max(...times)];
  return (
    <Card title="Trends" description={span === 'checkUp' ? 'By check-up' : `By ${span}`}>
      <div className={classes.trends}>
        {trends.slice(0, all ? undefined : FIRST).map((trend) => (
          <TrendFigure key={trend.objective} trend={trend} span={span} range={range} />
        ))}
        {trends.length > FIRST && (
          <Button variant="subtle" onClick={toggle} aria-expanded={all}>
            {all ? 'Show fewer objectives' : `Show all ${trends.length} objectives`}
          </Button>
        )}
      </div>
    </Card>
  );
}
