import type { ReactNode } from 'react';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { MedicineInShort } from '../medicine/medicine-in-short.tsx';
import classes from './modal.module.css';

interface ShoopItemProps {
  shoop: Shoop;
  /** Header, such as the date and the state. */
  head?: ReactNode;
  /** Reason why an action is impossible or has failed. */
  notice?: ReactNode;
  /** Buttons for the medicine. */
  children: ReactNode;
}

/** Medicine in short, with buttons. */
export function ShoopItem({ shoop, head, notice, children }: ShoopItemProps) {
  return (
    <div className={classes.item} tabIndex={-1} data-item="">
      {head && <div className={classes.head}>{head}</div>}
      <MedicineInShort shoop={shoop} />
      {notice}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
