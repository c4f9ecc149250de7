import { Fragment, type ReactNode } from 'react';
import { RemovedRow } from './removed-row.tsx';
import { countRowsBefore } from './row-slots.ts';
import type { Rows } from './use-rows.ts';

interface RowListProps {
  rows: Rows;
  /** Renders a row. */
  children: (slotKey: number, index: number) => ReactNode;
}

/** Renders the slots of a list: rows, and placeholders of removed rows. */
export function RowList({ rows: { slots, restore }, children }: RowListProps) {
  return slots.map((slot) => {
    const { key, removed } = slot;
    if (removed)
      return <RemovedRow key={key} slotKey={key} message={removed.message} onUndo={() => restore(slot)} />;
    return <Fragment key={key}>{children(key, countRowsBefore(slots, slot))}</Fragment>;
  });
}
