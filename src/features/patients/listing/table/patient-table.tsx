import { useElementScrollRestoration } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useId, useRef } from 'react';
import { computeSpacers } from '../compute-spacers.ts';
import { openRow } from '../row/open-row.ts';
import type { ListProps } from '../shown-props.ts';
import { useAddedRow } from '../use-added-row.ts';
import { useFocusedRow } from '../use-kept-rows.ts';
import type { ListingTable } from '../use-listing-table.ts';
import { useScrollToTop } from '../use-scroll-to-top.ts';
import { VirtualRows } from '../virtual-rows.tsx';
import { ColumnHead } from './column-head.tsx';
import classes from './patient-table.module.css';
import { TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Scroll size of the table, in px (physician §9). */
export const TABLE_SCROLL = { x: 1500, y: 500 } as const;
/** Estimated row height in px; each row is measured once rendered. */
const ROW_HEIGHT = 65;
const HEAD_HEIGHT = 49;
const SCROLLER = 'patients';
const scrollSize = {
  '--listing-x': `${TABLE_SCROLL.x}px`,
  '--listing-y': `${TABLE_SCROLL.y}px`,
} as CSSProperties;

/**
 * Table of patients (physician §2). Only rows in view are rendered; `aria-rowindex` gives the
 * position among all.
 */
export function PatientTable({ table, found, viewKey: shown, ref }: ListProps & { table: ListingTable }) {
  const scroller = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { focused, rangeExtractor, follow } = useFocusedRow(found);
  const left = useElementScrollRestoration({ id: SCROLLER });
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => found[index]?.id ?? index,
    initialOffset: left?.scrollY ?? 0,
    // Assumed size before the first layout, so that rows are in the first frame.
    initialRect: { width: TABLE_SCROLL.x, height: TABLE_SCROLL.y },
    // The sticky header covers rows that are scrolled below it.
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    overscan: 6,
    rangeExtractor,
  });
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  const onKeyDown = useRowKeys({ ref, found, list: scroller, focused, scrollTo });
  useScrollToTop(shown, () => virtualizer.scrollToOffset(0));
  useAddedRow(found, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));

  return (
    <div className={classes.wide} style={scrollSize}>
      <div ref={scroller} className={classes.scroller} data-scroll-restoration-id={SCROLLER} data-patients>
        <table
          className={classes.table}
          aria-label="Patients"
          aria-describedby={hintId}
          aria-rowcount={found.length + 1}
        >
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} aria-rowindex={1}>
                {group.headers.map((header) => (
                  <ColumnHead key={header.id} header={header} />
                ))}
              </tr>
            ))}
          </thead>
          {/* Makes each row a larger target for its link. */}
          <tbody onClick={openRow} onAuxClick={openRow} onKeyDown={onKeyDown} {...follow}>
            <VirtualRows
              found={found}
              placed={computeSpacers(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), HEAD_HEIGHT)}
              Spacer={Spacer}
            >
              {(row, index) => <TableRow row={row} index={index} measure={virtualizer.measureElement} />}
            </VirtualRows>
          </tbody>
        </table>
      </div>
      <p id={hintId} className={classes.hint}>
        With the keyboard: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Home</kbd> <kbd>End</kbd> go from patient to
        patient.
      </p>
    </div>
  );
}

function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden className={classes.spacer}>
      <td style={{ height }} />
    </tr>
  );
}
