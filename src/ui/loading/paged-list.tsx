import { Button, Text } from '@mantine/core';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from './paged-list.module.css';

interface PagedListProps<Item> {
  items: readonly Item[];
  /** How many more there are each time. */
  step: number;
  /** How many there are at first, where it is not as many. */
  first?: number;
  /** What they are, as the announcement calls them: "check-ups". */
  what: string;
  /** How far they stand apart. */
  gap?: 'sm' | 'md' | 'lg';
  /** Their order says something, or nothing. */
  as?: 'ol' | 'ul';
  /** Draws one, as a `li` with its key. */
  children: (item: Item, place: number) => ReactElement;
}

/**
 * A long list a few items at a time: only those shown are drawn, focus goes to the first of those that a press adds, and
 * a screen reader hears how many there are now.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { items, step, first = step, what, gap = 'sm', as: List = 'ol', children } = props;
  const total = items.length;
  const [count, setCount] = useState(first);
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const announce = useAnnounce();

  useEffect(() => {
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
        // On paper only a part is worth saying.
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
