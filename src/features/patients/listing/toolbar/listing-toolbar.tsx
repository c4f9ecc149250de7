import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './listing-toolbar.module.css';

interface ListingToolbarProps {
  search: ReactNode;
  status: ReactNode;
  /** Where there are no column heads to press. */
  sort: ReactNode;
  /** How many there are, in words: told to a screen reader whenever it changes. */
  count: string;
}

/** What stands over the list: whom to look for, and how many there are. */
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
