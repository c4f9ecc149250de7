import { FlexRender } from '@tanstack/react-table';
import { memo } from 'react';
import { deceasedClass } from '#clinic/deceased/deceased-class.ts';
import { DECEASED } from '#domain/patient-status.ts';
import type { ListingRow } from '../listing-features.ts';
import classes from './patient-table.module.css';

interface TableRowProps {
  row: ListingRow;
  /** Index among all shown rows. */
  index: number;
  /** Ref that measures the height. */
  measure: (element: HTMLElement | null) => void;
}

/** Row of the table. For screen readers, the header is row 1. */
export const TableRow = memo(function TableRow({ row, index, measure }: TableRowProps) {
  const { patient, isJustAdded } = row.original;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-patient={row.id}
      data-added={isJustAdded || undefined}
      aria-rowindex={index + 2}
      className={patient.status === DECEASED ? deceasedClass : undefined}
    >
      {row.getAllCells().map((cell) => {
        const { id } = cell.column;
        const Cell = id === 'name' ? 'th' : 'td';
        return (
          <Cell key={id} scope={id === 'name' ? 'row' : undefined} className={classes[id]}>
            <FlexRender cell={cell} />
          </Cell>
        );
      })}
    </tr>
  );
});
