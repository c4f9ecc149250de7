import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TableData } from '#ui/charts/chart-table.tsx';
import { TableOfChart } from '#ui/charts/table-of-chart.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './figures.module.css';
import { NoRecord } from './no-record.tsx';
import { UnreadableFigures } from './unreadable-figures.tsx';

interface ChartCardProps {
  title: string;
  /** Summary of the chart in one sentence. Its space is reserved while loading. */
  summary: string;
  state: 'loading' | 'empty' | 'full';
  /** Number of counts that could not be read. */
  unreadable?: number;
  /** Makes the card taller on a phone, where a legend is below the chart. */
  isTall?: boolean;
  table: () => TableData;
  children: ReactNode;
}

/** Card with a chart, its summary and its data table. Its height is the same in every state. */
export function ChartCard(props: ChartCardProps) {
  const { title, summary, state, unreadable = 0, isTall, table, children } = props;
  return (
    <Card
      title={title}
      description={
        <Text inherit component="span" className={classes.summary}>
          {state === 'full' ? summary : '\u00a0'}
        </Text>
      }
    >
      <UnreadableFigures count={unreadable} />
      <div className={classes.chart} data-tall={isTall || undefined}>
        {state === 'loading' && <Skeleton className={classes.fullHeight} />}
        {state === 'empty' && unreadable === 0 && <NoRecord title={title} />}
        {state === 'full' && children}
      </div>
      {state === 'full' ? (
        <TableOfChart label={title} table={table} />
      ) : (
        <div className={classes.tablePlaceholder} />
      )}
    </Card>
  );
}

/** Returns the state of a list of counts; a list of zeros is empty. */
export function chartState(list: readonly { readonly count: number }[] | undefined): ChartCardProps['state'] {
  if (list === undefined) return 'loading';
  return list.some(({ count }) => count > 0) ? 'full' : 'empty';
}
