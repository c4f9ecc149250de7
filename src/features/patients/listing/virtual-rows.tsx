import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { computeSpacers } from './compute-spacers.ts';
import type { ListingRow } from './listing-features.ts';

interface PlacedRowsProps {
  /** All rows, in their order. */
  found: readonly ListingRow[];
  placed: ReturnType<typeof computeSpacers>;
  Spacer: ComponentType<{ height: number }>;
  children: (row: ListingRow, index: number) => ReactNode;
}

/** The rendered rows, and spacers for the others. */
export function VirtualRows({ found, placed: { rows, after }, Spacer, children }: PlacedRowsProps) {
  return (
    <>
      {rows.map(({ item, gap }) => {
        const row = found[item.index];
        if (!row) return null;
        return (
          <Fragment key={row.id}>
            {gap > 0 && <Spacer height={gap} />}
            {children(row, item.index)}
          </Fragment>
        );
      })}
      {after > 0 && <Spacer height={after} />}
    </>
  );
}
