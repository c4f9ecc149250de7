import { Title } from '@mantine/core';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import classes from './journey.module.css';
import { JourneyEntry } from './journey-entry.tsx';

/** Entries per page (accounts §2.15, §9). */
const PAGE_SIZE = 10;

/** List of the entries, page by page. */
export function JourneyList({ checkUps }: { checkUps: readonly CheckUp[] }) {
  const { length } = checkUps;
  return (
    <section aria-labelledby="journey-entries" className={classes.entries}>
      <Title order={2} size="h3" id="journey-entries">
        Entries
      </Title>
      <PagedList items={checkUps} step={PAGE_SIZE} what="check-ups" gap="xs">
        {(checkUp, place) => (
          // Numbered from the oldest: times may repeat, and new entries come first.
          <li key={length - place}>
            <JourneyEntry checkUp={checkUp} />
          </li>
        )}
      </PagedList>
    </section>
  );
}
