import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { deceasedClass } from '#clinic/deceased/deceased-class.ts';
import { DECEASED } from '#domain/patient-status.ts';
import { displayCellPhone } from '#domain/values/phone.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import { computeSpacers } from './compute-spacers.ts';
import type { ListingRow } from './listing-features.ts';
import classes from './patient-cards.module.css';
import { openRow } from './row/open-row.ts';
import { PatientName } from './row/patient-name.tsx';
import { RowActions } from './row/row-actions.tsx';
import { StatusMark } from './row/status-mark.tsx';
import type { ListProps } from './shown-props.ts';
import { useRowKeys } from './table/use-row-keys.ts';
import { useAddedRow } from './use-added-row.ts';
import { useFocusedRow } from './use-kept-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** Estimated card height in px; each card is measured once rendered. */
const CARD_HEIGHT = 222;

/** Patients as cards on a phone, scrolled with the page; only cards in view are rendered. */
export function PatientCards({ found, ref }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const { focused, rangeExtractor, follow } = useFocusedRow(found);
  const virtualizer = useWindowVirtualizer({
    count: found.length,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => found[index]?.id ?? index,
    scrollMargin: top,
    overscan: 4,
    rangeExtractor,
  });
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  const onKeyDown = useRowKeys({ ref, found, list, focused, scrollTo });
  useAddedRow(found, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));
  return (
    // Makes each card a larger target for its link.
    <ul
      ref={list}
      className={classes.cards}
      aria-label="Patients"
      onClick={openRow}
      onAuxClick={openRow}
      onKeyDown={onKeyDown}
      {...follow}
    >
      <VirtualRows
        found={found}
        placed={computeSpacers(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), top)}
        Spacer={Spacer}
      >
        {(row, index) => (
          <PatientCard row={row} index={index} all={found.length} measure={virtualizer.measureElement} />
        )}
      </VirtualRows>
    </ul>
  );
}

const Spacer = ({ height }: { height: number }) => <li aria-hidden role="presentation" style={{ height }} />;

interface PatientCardProps {
  row: ListingRow;
  index: number;
  all: number;
  measure: (element: HTMLElement | null) => void;
}

const PatientCard = memo(function PatientCard({ row, index, all, measure }: PatientCardProps) {
  const { patient, isAdded } = row.original;
  const { profileImage, email, phone, primaryDiagnosis, status } = patient;
  return (
    <li
      ref={measure}
      className={classes.place}
      data-index={index}
      data-patient={row.id}
      aria-posinset={index + 1}
      aria-setsize={all}
    >
      <div
        className={`${classes.card} ${status === DECEASED ? deceasedClass : ''}`}
        data-added={isAdded || undefined}
      >
        <Portrait image={profileImage} />
        <div>
          <PatientName listed={row.original} />
        </div>
        <StatusMark status={status} />
        <div className={classes.facts} dir="auto">
          <span>{primaryDiagnosis || <em>No diagnosis added</em>}</span>
          <span>{email || <em>No email</em>}</span>
          {phone && <span>{displayCellPhone(phone)}</span>}
        </div>
        <div className={classes.actions}>
          <RowActions patient={patient} />
        </div>
      </div>
    </li>
  );
});
