import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './listing-toolbar.module.css';

interface ListingToolbarProps {
  search: ReactNode;
  status: ReactNode;
  /** Sort menu, if there are no column headers. */
  sort: ReactNode;
  /** Number of patients; a live region. */
  count: string;
}

/** Toolbar above the list: search, filters and number of patients. */
export function ListingToolbar({ search, status, sort, count }: ListingToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <search className={classes.filters}>
        <div className={classes.search}>{search}</div>
        <div className={classes.choice}>{status}</div>
        {sort && <div className={classes.choice}>{sort}</div>}
      </search>
      <Text c="dimmed" role="status" className={classes.count}>
        {count}
      </Text>
    </div>
  );
}
