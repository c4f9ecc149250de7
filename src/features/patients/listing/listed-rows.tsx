import { type ReactNode, useRef } from 'react';
import { useDeletion } from './deletion/use-deletion.tsx';
import { PatientCards } from './patient-cards.tsx';
import { RowMenuContext } from './row/row-menu-context.ts';
import { useRowMenu } from './row/use-row-menu.tsx';
import type { ListProps, RowFocus } from './shown-props.ts';
import { PatientTable } from './table/patient-table.tsx';
import type { ListingTable } from './use-listing-table.ts';

interface ListedRowsProps extends ListProps {
  table: ListingTable;
  /** True for the table, false for the cards. */
  isWide: boolean;
  /** Shown if no patient is found. */
  nobody: ReactNode;
}

/** Patients as a table or as cards, with their one menu and the dialog that deletes. */
export function ListedRows({ table, isWide, nobody, ...props }: ListedRowsProps) {
  const { found, isLoading } = props;
  const rows = useRef<RowFocus>(null);
  const { askToDelete, dialog } = useDeletion(found, rows);
  const { value, menu } = useRowMenu(askToDelete);
  const isEmpty = found.length === 0 && !isLoading;
  return (
    <>
      <RowMenuContext value={value}>
        {isEmpty && nobody}
        {!isEmpty && isWide && <PatientTable ref={rows} table={table} {...props} />}
        {!isEmpty && !isWide && <PatientCards ref={rows} {...props} />}
      </RowMenuContext>
      {menu}
      {dialog}
    </>
  );
}
