import { Button, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { CheckUp } from '#domain/check-up.ts';
import { useAnnounce } from '#ui/live-region.tsx';
import classes from './journey.module.css';
import { JourneyEntry } from './journey-entry.tsx';

/** accounts §2.15, §9 */
const PAGE_SIZE = 10;

/** Ten entries at first, ten more each time; only those shown are drawn, however many there are. */
export function JourneyList({ checkUps }: { checkUps: readonly CheckUp[] }) {
  const [count, setCount] = useState(PAGE_SIZE);
  const list = useRef<HTMLOListElement>(null);
  const announce = useAnnounce();
  const shown = checkUps.slice(0, count);

  useEffect(() => {
    if (count === PAGE_SIZE) return;
    const firstNew = list.current?.children[count - PAGE_SIZE];
    firstNew?.querySelector<HTMLElement>('button')?.focus();
  }, [count]);

  function loadMore() {
    const next = Math.min(count + PAGE_SIZE, checkUps.length);
    setCount(count + PAGE_SIZE);
    announce(`Showing ${next} of ${checkUps.length} check-ups`);
  }

  return (
    <section aria-labelledby="journey-entries" className={classes.entries}>
      <Title order={2} size="h3" id="journey-entries">
        Entries
      </Title>
      <ol ref={list} className={classes.list}>
        {shown.map((checkUp, place) => (
          <li key={checkUp.createdAt}>
            <JourneyEntry checkUp={checkUp} opensOpen={place === 0} />
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" ta="center">
        Showing {shown.length} of {checkUps.length}
      </Text>
      {checkUps.length > count && (
        <Button variant="default" onClick={loadMore}>
          Load more
        </Button>
      )}
    </section>
  );
}
