import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './listing-toolbar.module.css';
import { SearchField } from './search-field.tsx';
import { SortSelect } from './sort-select.tsx';
import { StatusSelect } from './status-select.tsx';
import type { useSearchText } from './use-search-text.ts';

interface ListingToolbarProps {
  search: ReturnType<typeof useSearchText>;
  /** Searched text at first; the field is uncontrolled. */
  initialSearch: string;
  status: ComponentProps<typeof StatusSelect>;
  /** Sort menu; null if there are column headers. */
  sort: ComponentProps<typeof SortSelect> | null;
  /** Number of patients; a live region. */
  count: string;
}

/** Toolbar above the list: search, filters and number of patients. */
export function ListingToolbar({ search, initialSearch, status, sort, count }: ListingToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <search className={classes.search}>
        <SearchField
          ref={search.field}
          initialText={initialSearch}
          onType={search.type}
          onDone={search.flush}
        />
      </search>
      <div className={classes.choices}>
        <div className={classes.choice}>
          <StatusSelect {...status} />
        </div>
        {sort && (
          <div className={classes.choice}>
            <SortSelect {...sort} />
          </div>
        )}
      </div>
      <Text c="dimmed" role="status" className={classes.count}>
        {count}
      </Text>
    </div>
  );
}
