import type { ReactNode } from 'react';
import classes from './view-nav.module.css';

interface ViewNavProps {
  /** What they are views of, to a screen reader. */
  label: string;
  /** Where they stand, beside how they look. */
  className?: string;
  children: ReactNode;
}

/**
 * The views of one thing, side by side. Each has an address, so they are links: they open in a tab of the browser's, the
 * back button undoes them, and each is a stop of the Tab key.
 */
export function ViewNav({ label, className, children }: ViewNavProps) {
  return (
    <nav aria-label={label} className={className} data-no-print>
      <ul className={classes.list}>{children}</ul>
    </nav>
  );
}

/** Around the link to one view. */
export function ViewItem({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <li className={classes.item} data-current={isCurrent || undefined}>
      {children}
    </li>
  );
}
