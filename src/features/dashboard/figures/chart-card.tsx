import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TableData } from '#ui/charts/chart-table.tsx';
import { TableBehind } from '#ui/charts/table-behind.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './figures.module.css';
import { NoRecord } from './no-record.tsx';

interface ChartCardProps {
  title: string;
  /** What there is to see, at a glance: a number stands here before the chart has come. */
  words: string;
  state: 'loading' | 'empty' | 'full';
  /** On a phone its words stand below the drawing. */
  tall?: boolean;
  table: () => TableData;
  /** The chart. */
  children: ReactNode;
}

/** A chart, what it says in words, and the table behind it; as high as its neighbor, whatever is in it. */
export function ChartCard({ title, words, state, tall, table, children }: ChartCardProps) {
  return (
    <Card
      title={title}
      description={
        <Text inherit component="span" className={classes.words}>
          {state === 'full' ? words : '\u00a0'}
        </Text>
      }
    >
      <div className={classes.chart} data-tall={tall || undefined}>
        {state === 'loading' && <Skeleton className={classes.filling} />}
        {state === 'empty' && <NoRecord of={title} />}
        {state === 'full' && children}
      </div>
      {state === 'full' ? <TableBehind label={title} table={table} /> : <div className={classes.noTable} />}
    </Card>
  );
}

/** How a list of figures stands: a chart of nothing but noughts says nothing. */
export function stateOf(list: readonly { readonly count: number }[] | undefined): ChartCardProps['state'] {
  if (list === undefined) return 'loading';
  return list.some(({ count }) => count > 0) ? 'full' : 'empty';
}
