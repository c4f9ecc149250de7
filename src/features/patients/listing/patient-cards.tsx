import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { CardSkeletons } from './card-skeletons.tsx';
import { computeSpacers } from './compute-spacers.ts';
import type { ListProps } from './list-props.ts';
import { PatientCard } from './patient-card.tsx';
import classes from './patient-cards.module.css';
import { openRow } from './row/open-row.ts';
import { useRowKeys } from './table/use-row-keys.ts';
import { useAddedRow } from './use-added-row.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** Estimated height of a card and the space below, in px; each card is measured once rendered. */
const CARD_HEIGHT_PX = 104;
/** Height of the sticky search and the header above it, in px. */
const COVERED_HEIGHT_PX = 144;

/** Patients as cards on a phone, scrolled with the page; only cards in view are rendered. */
export function PatientCards({ foundRows, isLoading, ref }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isLoading && list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [isLoading]);
  const { focusedId, rangeExtractor, focusHandlers } = useFocusedRow(foundRows);
  const virtualizer = useWindowVirtualizer({
    count: foundRows.length,
    estimateSize: () => CARD_HEIGHT_PX,
    getItemKey: (index) => foundRows[index]?.id ?? index,
    scrollMargin: top,
    scrollPaddingStart: COVERED_HEIGHT_PX,
    overscan: 4,
    rangeExtractor,
  });
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  const onKeyDown = useRowKeys({ ref, foundRows, list, focusedId, scrollTo });
  useAddedRow(foundRows, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));
  const spacedRows = computeSpacers(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), top);
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
      {...focusHandlers}
    >
      <VirtualRows foundRows={foundRows} spacedRows={spacedRows} Spacer={Spacer}>
        {(row, index) => (
          <PatientCard
            row={row}
            index={index}
            total={foundRows.length}
            measure={virtualizer.measureElement}
          />
        )}
      </VirtualRows>
    </ul>
  );
}

/** Space in place of cards that are not rendered. */
const Spacer = ({ height }: { height: number }) => <li aria-hidden role="presentation" style={{ height }} />;
