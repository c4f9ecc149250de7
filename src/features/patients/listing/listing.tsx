import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import type { PatientRow } from '../finder/patient-row.ts';
import { UnreadablePatients } from '../unreadable-patients.tsx';
import { formatPatientCount } from './format-patient-count.ts';
import { ListedRows } from './listed-rows.tsx';
import classes from './listing.module.css';
import type { PatientList, PatientListingProps } from './listing-props.ts';
import type { ListingView } from './listing-view.ts';
import { NobodyFound } from './nobody-found.tsx';
import { ListingToolbar } from './toolbar/listing-toolbar.tsx';
import { describeOrder } from './toolbar/sort-select.tsx';
import { useSearchText } from './toolbar/use-search-text.ts';
import { useAnnounceAdded } from './use-announce-added.ts';
import { useFoundRows } from './use-found-rows.ts';

/** Matches windows in which all columns of the table fit; in narrower ones, patients are cards. */
const TABLE_QUERY = '(min-width: 62em)';
const noPatients: readonly PatientRow[] = [];

interface ListingProps extends PatientListingProps {
  /** Undefined while loading: search and filters can be used already. */
  list: PatientList | undefined;
}

/** List of patients with search, status filter and order: a table, or cards on a phone. */
export function Listing({ list, view, onView, added }: ListingProps) {
  const announce = useAnnounce();
  const isWide = useMediaQuery(TABLE_QUERY, undefined, { getInitialValueInEffect: false });
  const search = useSearchText(view.search, (text) => onView({ search: text }, 'replace'));
  const deferredText = useDeferredValue(search.text);
  const applyOrder = (order: Pick<ListingView, 'sort' | 'descending'>) => {
    onView(order, 'push');
    announce(describeOrder(order));
  };
  const patients = list?.patients ?? noPatients;
  const unreadable = list?.unreadable ?? 0;
  useAnnounceAdded(patients, added);
  const rows = useFoundRows({ patients, view, text: deferredText, added, onSort: applyOrder });
  const { table, statuses, status, foundRows, anyStatusCount } = rows;
  return (
    <div className={classes.listing}>
      <UnreadablePatients count={unreadable} />
      <ListingToolbar
        search={search}
        initialSearch={view.search}
        status={{
          statuses: list && statuses,
          chosen: status,
          onChoose: (status) => onView({ status }, 'push'),
        }}
        sort={isWide ? null : { order: view, onSort: applyOrder }}
        count={list ? formatPatientCount(foundRows.length, list.total) : 'Loading your patients'}
      />
      <ListedRows
        {...{ table, foundRows, isWide, isLoading: !list }}
        viewKey={JSON.stringify([deferredText, view.status, view.sort, view.descending])}
        // Without a readable patient there is nothing to search; the notice above says it.
        emptyState={
          patients.length > 0 && (
            <NobodyFound
              isComplete={unreadable === 0}
              // No row is found, so all of them have another status.
              otherStatusCount={anyStatusCount}
              onAllStatuses={() => {
                search.focus();
                onView({ status: '' }, 'push');
              }}
              onClear={() => {
                search.clear();
                onView({ search: '', status: '' }, 'push');
              }}
            />
          )
        }
      />
    </div>
  );
}
