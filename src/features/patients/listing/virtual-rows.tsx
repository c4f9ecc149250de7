import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { computeSpacers } from './compute-spacers.ts';
import type { ListingRow } from './listing-features.ts';

interface VirtualRowsProps {
  /** All rows, in their order. */
  foundRows: readonly ListingRow[];
  /** Rendered rows and the gaps between them. */
  spacedRows: ReturnType<typeof computeSpacers>;
  /** Fills the height of rows that are not rendered. */
  Spacer: ComponentType<{ height: number }>;
  /** Renders one row; `index` is its place among all rows. */
  children: (row: ListingRow, index: number) => ReactNode;
}

/** The rendered rows, and spacers for the others. */
export function VirtualRows({
  foundRows,
  spacedRows: { rows, gapAfter },
  Spacer,
  children,
}: VirtualRowsProps) {
  return (
    <>
      {rows.map(({ item, gap }) => {
        const row = foundRows[item.index];
        if (!row) return null;
        return (
          <Fragment key={row.id}>
            {gap > 0 && <Spacer height={gap} />}
            {children(row, item.index)}
          </Fragment>
        );
      })}
      {gapAfter > 0 && <Spacer height={gapAfter} />}
    </>
  );
}
