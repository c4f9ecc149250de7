import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '#ui/feedback/live-region.tsx';

/**
 * A long list a few items at a time: focus goes to the first of those that a press adds, and a screen reader hears how
 * many there are now.
 * @param step how many items there are at first, and how many more each time
 * @param total how many there are in all
 * @param what they are, as the announcement calls them: "check-ups"
 */
export function useLoadMore<List extends HTMLElement>(step: number, total: number, what: string) {
  const [count, setCount] = useState(step);
  const list = useRef<List>(null);
  const announce = useAnnounce();

  useEffect(() => {
    if (count === step) return;
    const firstNew = list.current?.children[count - step];
    firstNew?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus();
  }, [count, step]);

  function loadMore() {
    setCount(count + step);
    announce(`Showing ${Math.min(count + step, total)} of ${total} ${what}`);
  }

  return {
    /** For the list itself, whose children are the items. */
    list,
    /** How many to draw. */
    count,
    /** Says under the list how many are drawn, and offers more. */
    more: (
      <>
        <Text size="sm" c="dimmed" ta="center">
          Showing {Math.min(count, total)} of {total}
        </Text>
        {total > count && (
          <Button variant="default" onClick={loadMore}>
            Load more
          </Button>
        )}
      </>
    ),
  };
}
