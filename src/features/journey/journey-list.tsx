import { Title } from '@mantine/core';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { useLoadMore } from '#ui/loading/use-load-more.tsx';
import classes from './journey.module.css';
import { JourneyEntry } from './journey-entry.tsx';

/** accounts §2.15, §9 */
const PAGE_SIZE = 10;

/** Ten entries at first, ten more each time; only those shown are drawn, however many there are. */
export function JourneyList({ checkUps }: { checkUps: readonly CheckUp[] }) {
  const { length } = checkUps;
  const { list, count, more } = useLoadMore<HTMLOListElement>(PAGE_SIZE, length, 'check-ups');
  const shown = checkUps.slice(0, count);

  return (
    <section aria-labelledby="journey-entries" className={classes.entries}>
      <Title order={2} size="h3" id="journey-entries">
        Entries
      </Title>
      <ol ref={list} className={classes.list}>
        {shown.map((checkUp, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest: two may be of one moment, and a new one comes first
          <li key={length - place}>
            <JourneyEntry checkUp={checkUp} opensOpen={place === 0} />
          </li>
        ))}
      </ol>
      {more}
    </section>
  );
}
