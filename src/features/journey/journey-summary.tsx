import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { monthRange } from '#domain/check-ups/check-up-trend.ts';
import classes from './journey.module.css';

interface JourneySummaryProps {
  checkUps: readonly CheckUp[];
  /** Link next to the summary. */
  action?: ReactNode;
}

/** Number of the entries that could be read, and their range of months (accounts §2.15). */
export function JourneySummary({ checkUps, action }: JourneySummaryProps) {
  const { length } = checkUps;
  if (length === 0) return <Group justify="flex-end">{action}</Group>;
  return (
    <Group justify="space-between" gap="sm">
      <Text size="lg" className={classes.monthRange}>
        <strong>
          {length} {length === 1 ? 'check-up' : 'check-ups'}
        </strong>
        , {monthRange(checkUps)}
      </Text>
      {action}
    </Group>
  );
}
