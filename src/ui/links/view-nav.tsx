import type { ReactNode } from 'react';
import classes from './view-nav.module.css';

interface ViewNavProps {
  /** Label of the navigation for screen readers. */
  label: string;
  /** Class that positions the navigation. */
  className?: string;
  children: ReactNode;
}

/**
 * Navigation between views of one subject. Each view has a URL, so the items are links: they open
 * in a new browser tab, the back button works, and each is a stop of the Tab key.
 */
export function ViewNav({ label, className, children }: ViewNavProps) {
  return (
    <nav aria-label={label} className={className} data-no-print>
      <ul className={classes.list}>{children}</ul>
    </nav>
  );
}

/** List item of the link to one view. */
export function ViewItem({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <li className={classes.item} data-current={isCurrent || undefined}>
      {children}
    </li>
  );
}
