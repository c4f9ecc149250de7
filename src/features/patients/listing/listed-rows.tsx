import { type ReactNode, useRef } from 'react';
import { useDeletion } from './deletion/use-deletion.tsx';
import type { ListProps, RowFocus } from './list-props.ts';
import { PatientCards } from './patient-cards.tsx';
import { RowMenuContext } from './row/row-menu-context.ts';
import { useRowMenu } from './row/use-row-menu.tsx';
import { PatientTable } from './table/patient-table.tsx';
import type { ListingTable } from './use-listing-table.ts';

interface ListedRowsProps extends ListProps {
  table: ListingTable;
  /** True for the table, false for the cards. */
  isWide: boolean;
  /** Shown if no patient is found. */
  emptyState: ReactNode;
}

/** Patients as a table or as cards, with the menu that they share and the dialog that deletes. */
export function ListedRows({ table, isWide, emptyState, ...props }: ListedRowsProps) {
  const { foundRows, isLoading } = props;
  const rowFocus = useRef<RowFocus>(null);
  const { askToDelete, dialog } = useDeletion(foundRows, rowFocus);
  const { value, menu } = useRowMenu(askToDelete);
  const isEmpty = foundRows.length === 0 && !isLoading;
  return (
    <>
      <RowMenuContext value={value}>
        {isEmpty && emptyState}
        {!isEmpty && isWide && <PatientTable ref={rowFocus} table={table} {...props} />}
        {!isEmpty && !isWide && <PatientCards ref={rowFocus} {...props} />}
      </RowMenuContext>
      {menu}
      {dialog}
    </>
  );
}
