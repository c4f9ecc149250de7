import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import type { TableData } from './chart-table.tsx';
import classes from './charts.module.css';

/** Makes the scrollable area reachable by keyboard. */
const scrollAreaProps = { tabIndex: 0 };

/** Table, loaded when it is opened: few users do, and the library's is larger than a screen. */
const ChartTable = lazy(() =>
  import('./chart-table.tsx').catch(() => ({ default: () => <p>The table could not be loaded.</p> })),
);

interface TableOfChartProps {
  /** Name of the data. */
  label: string;
  /** Returns the data; called when the table is opened. */
  table: () => TableData;
}

/** Button that shows and hides the table of a chart. */
export function TableOfChart({ label, table }: TableOfChartProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
        className={classes.button}
      >
        {opened ? 'Hide table' : 'Show table'}
        <VisuallyHidden component="span"> of {label}</VisuallyHidden>
      </Button>
      {opened && (
        <section id={id} aria-label={`Table of ${label}`} className={classes.scrollArea} {...scrollAreaProps}>
          <Suspense fallback={<Skeleton className={classes.tableSkeleton} data-loading="" />}>
            <ChartTable label={label} {...table()} />
          </Suspense>
        </section>
      )}
    </>
  );
}
