import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { CardSkeletons } from './card-skeletons.tsx';
import { computeSpacers } from './compute-spacers.ts';
import { PatientCard } from './patient-card.tsx';
import classes from './patient-cards.module.css';
import { openRow } from './row/open-row.ts';
import type { ListProps } from './shown-props.ts';
import { useRowKeys } from './table/use-row-keys.ts';
import { useAddedRow } from './use-added-row.ts';
import { useFocusedRow } from './use-kept-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** Estimated height of a card and the space below, in px; each card is measured once rendered. */
const CARD_HEIGHT = 104;
/** Height of the sticky search and the header above it, in px. */
const COVERED_HEIGHT = 144;

/** Patients as cards on a phone, scrolled with the page; only cards in view are rendered. */
export function PatientCards({ found, isLoading, ref }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isLoading && list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [isLoading]);
  const { focused, rangeExtractor, follow } = useFocusedRow(found);
  const virtualizer = useWindowVirtualizer({
    count: found.length,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => found[index]?.id ?? index,
    scrollMargin: top,
    scrollPaddingStart: COVERED_HEIGHT,
    overscan: 4,
    rangeExtractor,
  });
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  const onKeyDown = useRowKeys({ ref, found, list, focused, scrollTo });
  useAddedRow(found, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));
  const placed = computeSpacers(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), top);
  if (isLoading) return <CardSkeletons />;
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
      <VirtualRows found={found} placed={placed} Spacer={Spacer}>
        {(row, index) => (
          <PatientCard row={row} index={index} all={found.length} measure={virtualizer.measureElement} />
        )}
      </VirtualRows>
    </ul>
  );
}

const Spacer = ({ height }: { height: number }) => <li aria-hidden role="presentation" style={{ height }} />;
