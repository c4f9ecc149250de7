import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import type { TableData } from './chart-table.tsx';
import classes from './charts.module.css';

/** What scrolls must be reached without a mouse. */
const scrolls = { tabIndex: 0 };

/** Few open a table, and the library's own weighs more than the whole screen around it. */
const ChartTable = lazy(() =>
  import('./chart-table.tsx').catch(() => ({ default: () => <p>The table could not be loaded.</p> })),
);

interface TableBehindProps {
  /** Of what it has the numbers. */
  label: string;
  /** Asked for once it is opened. */
  table: () => TableData;
}

/** The table behind a chart, one press away. */
export function TableBehind({ label, table }: TableBehindProps) {
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
        <section id={id} aria-label={`Table of ${label}`} className={classes.room} {...scrolls}>
          <Suspense fallback={<Skeleton className={classes.waiting} />}>
            <ChartTable label={label} {...table()} />
          </Suspense>
        </section>
      )}
    </>
  );
}
