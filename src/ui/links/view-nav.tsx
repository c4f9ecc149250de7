import type { ReactNode } from 'react';
import classes from './view-nav.module.css';

interface ViewNavProps {
  /** Label of the navigation for screen readers. */
  label: string;
  /**
   * `boxed` by default. `underlined` is one row on the edge of a page's head, which scrolls if the
   * window is narrow. `quiet` is for views within another view.
   */
  variant?: 'boxed' | 'underlined' | 'quiet';
  /** Class that positions the navigation. */
  className?: string;
  children: ReactNode;
}

/**
 * Navigation between views of one subject. Each view has a URL, so the items are links: they open
 * in a new browser tab, the back button works, and each is a stop of the Tab key.
 */
export function ViewNav({ label, variant = 'boxed', className, children }: ViewNavProps) {
  return (
    <nav aria-label={label} className={className} data-no-print>
      <ul className={classes.list} data-variant={variant}>
        {children}
      </ul>
    </nav>
  );
}

/** Scrolls a row of views sideways until the item is in its middle; the page does not scroll. */
function scrollRowTo(item: HTMLLIElement | null): void {
  const row = item?.parentElement;
  if (item && row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

/** List item of the link to one view. */
export function ViewItem({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <li
      ref={isCurrent ? scrollRowTo : undefined}
      className={classes.item}
      data-current={isCurrent || undefined}
    >
      {children}
    </li>
  );
}
