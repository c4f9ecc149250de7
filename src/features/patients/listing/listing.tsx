import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { readStatus } from '#domain/patient-status.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { createPatientFilter, type PatientRow } from '../finder/find-patients.ts';
import { formatPatientCount } from './format-patient-count.ts';
import { countStatuses, prepareList } from './listed-patients.ts';
import type { PatientListingProps } from './listing-props.ts';
import type { ListingView } from './listing-view.ts';
import { PatientCards } from './patient-cards.tsx';
import { DeletePatientContext } from './row/row-actions.tsx';
import type { RowFocus } from './shown-props.ts';
import { PatientTable } from './table/patient-table.tsx';
import { ListingToolbar } from './toolbar/listing-toolbar.tsx';
import { SearchField } from './toolbar/search-field.tsx';
import { describeOrder, SortSelect } from './toolbar/sort-select.tsx';
import { StatusSelect } from './toolbar/status-select.tsx';
import { useSearchText } from './toolbar/use-search-text.ts';
import { useListingTable } from './use-listing-table.ts';

/** Lazy: the dialog's code loads with the first deletion. */
const DeletePatient = lazy(async () => ({ default: (await import('./delete-patient.tsx')).DeletePatient }));

/** Minimum width for the table; below, patients are cards. */
const TABLE_FITS = '(min-width: 48em)';

interface ListingProps extends PatientListingProps {
  patients: readonly PatientRow[];
  /** Number of patients that the server reports. */
  total: number;
}

/** List of patients with search, status filter and order: a table, or cards on a phone. */
export function Listing({ patients, total, view, onView, added }: ListingProps) {
  const announce = useAnnounce();
  const isWide = useMediaQuery(TABLE_FITS, undefined, { getInitialValueInEffect: false });
  const listed = useMemo(() => prepareList(patients, added), [patients, added]);
  const statuses = useMemo(() => countStatuses(listed), [listed]);
  const status = readStatus(view.status);
  const search = useSearchText(view.search, (text) => onView({ search: text }, 'replace'));
  const sort = (order: Pick<ListingView, 'sort' | 'descending'>) => {
    onView(order, 'push');
    announce(describeOrder(order));
  };
  const table = useListingTable(listed, view, sort);
  const { rows } = table.getRowModel();
  const text = useDeferredValue(search.text);
  // Sorts before filtering: otherwise each keystroke would sort up to ten thousand rows again.
  const found = useMemo(() => {
    const isMeant = createPatientFilter(text);
    return rows.filter(
      ({ original: { patient, sought } }) => (status === '' || patient.status === status) && isMeant(sought),
    );
  }, [rows, text, status]);

  const list = useRef<RowFocus>(null);
  const [isAsking, { open, close }] = useDisclosure(false);
  const [patientToDelete, setLeaving] = useState<PatientRow | null>(null);
  const askToDelete = useCallback(
    (patient: PatientRow) => {
      setLeaving(patient);
      open();
    },
    [open],
  );
  /** Index of the deleted row, which the next row takes over. */
  const deletedIndex = useRef(0);
  useEffect(() => {
    if (isAsking) deletedIndex.current = found.findIndex(({ id }) => id === patientToDelete?.id);
  }, [isAsking, patientToDelete, found]);
  const focusNextRow = () => {
    if (list.current) list.current.focusRow(deletedIndex.current);
    else document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  };

  const viewKey = JSON.stringify([text, view.status, view.sort, view.descending]);
  const shownProps = { ref: list, found, viewKey };
  return (
    <DeletePatientContext value={askToDelete}>
      <ListingToolbar
        search={
          <SearchField
            ref={search.field}
            initially={view.search}
            onType={search.type}
            onDone={search.settle}
          />
        }
        status={
          <StatusSelect
            statuses={statuses}
            chosen={status}
            onChoose={(status) => onView({ status }, 'push')}
          />
        }
        sort={!isWide && <SortSelect order={view} onSort={sort} />}
        count={formatPatientCount(found.length, total)}
      />
      {found.length === 0 && (
        <NobodyFound
          onClear={() => {
            search.clear();
            onView({ search: '', status: '' }, 'push');
          }}
        />
      )}
      {found.length > 0 && isWide && <PatientTable table={table} {...shownProps} />}
      {found.length > 0 && !isWide && <PatientCards {...shownProps} />}
      {patientToDelete && (
        <Suspense>
          <DeletePatient
            patient={patientToDelete}
            opened={isAsking}
            onClose={close}
            onDeleted={focusNextRow}
          />
        </Suspense>
      )}
    </DeletePatientContext>
  );
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        title="No patient found"
        titleOrder={2}
        picture="lens"
        action={
          <Button variant="default" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        Please check the spelling, search for less, or choose another status.
      </EmptyState>
    </Card>
  );
}
