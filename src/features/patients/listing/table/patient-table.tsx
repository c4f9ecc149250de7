import { type CSSProperties, useId } from 'react';
import type { ListProps } from '../list-props.ts';
import { openRow } from '../row/open-row.ts';
import type { ListingTable } from '../use-listing-table.ts';
import { VirtualRows } from '../virtual-rows.tsx';
import { ColumnHead } from './column-head.tsx';
import classes from './patient-table.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableRow } from './table-row.tsx';
import { SCROLL_KEY, useVirtualTable } from './use-virtual-table.ts';

/** Scroll size of the table in px: its width and its least height (physician §9; decision 106). */
export const TABLE_SCROLL = { x: 1500, y: 500 } as const;
const scrollSize = {
  '--listing-x': `${TABLE_SCROLL.x}px`,
  '--listing-y': `${TABLE_SCROLL.y}px`,
} as CSSProperties;

interface PatientTableProps extends ListProps {
  table: ListingTable;
}

/**
 * Table of patients (physician §2). Only rows in view are rendered; `aria-rowindex` gives the
 * position among all.
 */
export function PatientTable({ table, ...props }: PatientTableProps) {
  const { foundRows, isLoading } = props;
  const { scroller, measure, spacedRows, onKeyDown, focusHandlers } = useVirtualTable(props);
  const hintId = useId();
  return (
    <div
      className={classes.wide}
      style={scrollSize}
      aria-busy={isLoading}
      data-loading={isLoading || undefined}
    >
      <div ref={scroller} className={classes.scroller} data-scroll-restoration-id={SCROLL_KEY} data-patients>
        <table
          className={classes.table}
          aria-label="Patients"
          aria-describedby={hintId}
          aria-rowcount={isLoading ? -1 : foundRows.length + 1}
        >
          <TableHead table={table} />
          {/* Makes each row a larger target for its link. */}
          <tbody onClick={openRow} onAuxClick={openRow} onKeyDown={onKeyDown} {...focusHandlers}>
            {isLoading && <SkeletonRows />}
            <VirtualRows foundRows={foundRows} spacedRows={spacedRows} Spacer={Spacer}>
              {(row, index) => <TableRow row={row} index={index} measure={measure} />}
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

/** Header row. */
function TableHead({ table }: { table: ListingTable }) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {group.headers.map((header) => (
            <ColumnHead key={header.id} header={header} />
          ))}
        </tr>
      ))}
    </thead>
  );
}

/** Row in place of rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden className={classes.spacer}>
      <td style={{ height }} />
    </tr>
  );
}
