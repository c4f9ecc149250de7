import { Button, Text } from '@mantine/core';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from './paged-list.module.css';

interface PagedListProps<Item> {
  items: readonly Item[];
  /** Number of items that "Load more" adds. */
  step: number;
  /** Number of items at first; `step` by default. */
  first?: number;
  /** Noun for the items, in the announcement: "check-ups". */
  what: string;
  /** Space between the items. */
  gap?: 'xs' | 'sm' | 'md' | 'lg';
  /** List element: `ol` if the order has a meaning. */
  as?: 'ol' | 'ul';
  /** Renders an item as a `li` with its key. */
  children: (item: Item, index: number) => ReactElement;
}

/**
 * Long list that renders a few items at a time. "Load more" moves focus to the first new item, and
 * announces how many are shown.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { items, step, first = step, what, gap = 'sm', as: List = 'ol', children } = props;
  const total = items.length;
  const [count, setCount] = useState(first);
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const announce = useAnnounce();

  useEffect(() => {
    // Nothing has been added yet.
    if (count === first) return;
    const firstNew = list.current?.children[count - step];
    firstNew?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus();
  }, [count, first, step]);

  function loadMore() {
    setCount(count + step);
    announce(`Showing ${Math.min(count + step, total)} of ${total} ${what}`);
  }

  return (
    <>
      <List ref={list} className={classes.list} data-gap={gap}>
        {items.slice(0, count).map(children)}
      </List>
      <Text
        size="sm"
        c="dimmed"
        ta="center"
        className={classes.shown}
        // Printed only if items are left out.
        data-no-print={total > count ? undefined : ''}
      >
        Showing {Math.min(count, total)} of {total}
      </Text>
      {total > count && (
        <Button variant="default" onClick={loadMore}>
          Load more
        </Button>
      )}
    </>
  );
}
