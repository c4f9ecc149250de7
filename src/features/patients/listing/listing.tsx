import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import type { PatientRow } from '../finder/find-patients.ts';
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

/** Minimum width for the table, in which all columns fit; below, patients are cards. */
const TABLE_FITS = '(min-width: 62em)';
const nobody: readonly PatientRow[] = [];

interface ListingProps extends PatientListingProps {
  /** Undefined while loading: search and filters can be used already. */
  list: PatientList | undefined;
}

/** List of patients with search, status filter and order: a table, or cards on a phone. */
export function Listing({ list, view, onView, added }: ListingProps) {
  const announce = useAnnounce();
  const isWide = useMediaQuery(TABLE_FITS, undefined, { getInitialValueInEffect: false });
  const search = useSearchText(view.search, (text) => onView({ search: text }, 'replace'));
  const text = useDeferredValue(search.text);
  const sort = (order: Pick<ListingView, 'sort' | 'descending'>) => {
    onView(order, 'push');
    announce(describeOrder(order));
  };
  const patients = list?.patients ?? nobody;
  useAnnounceAdded(patients, added);
  const rows = useFoundRows({ patients, view, text, added, onSort: sort });
  const { table, statuses, status, found, ofAnyStatus } = rows;
  return (
    <div className={classes.listing}>
      <Unreadable count={list?.unreadable ?? 0} what={['patient', 'patients']}>
        Please do not take the list for complete.
      </Unreadable>
      <ListingToolbar
        search={search}
        initialSearch={view.search}
        status={{
          statuses: list && statuses,
          chosen: status,
          onChoose: (status) => onView({ status }, 'push'),
        }}
        sort={isWide ? null : { order: view, onSort: sort }}
        count={list ? formatPatientCount(found.length, list.total) : 'Loading your patients'}
      />
      <ListedRows
        {...{ table, found, isWide, isLoading: !list }}
        viewKey={JSON.stringify([text, view.status, view.sort, view.descending])}
        nobody={
          <NobodyFound
            ofOtherStatus={ofAnyStatus}
            onAllStatuses={() => {
              search.focus();
              onView({ status: '' }, 'push');
            }}
            onClear={() => {
              search.clear();
              onView({ search: '', status: '' }, 'push');
            }}
          />
        }
      />
    </div>
  );
}
