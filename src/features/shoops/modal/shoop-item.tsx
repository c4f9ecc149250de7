import type { ReactNode } from 'react';
import { MedicineView } from '#clinic/shoops/medicine-view.tsx';
import type { Shoop } from '#domain/shoops/shoop.ts';
import classes from './modal.module.css';

interface ShoopItemProps {
  shoop: Shoop;
  /** What it is, above it. */
  head?: ReactNode;
  /** Why something cannot be done with it, or could not. */
  notice?: ReactNode;
  /** The buttons of what can be done with it. */
  children: ReactNode;
}

/** A medicine as the patient would read it, and what can be done with it. */
export function ShoopItem({ shoop, head, notice, children }: ShoopItemProps) {
  return (
    <div className={classes.item} tabIndex={-1} data-item="">
      {head && <div className={classes.head}>{head}</div>}
      <MedicineView shoop={shoop} />
      {notice}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
