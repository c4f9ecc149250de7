import { Title } from '@mantine/core';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import classes from './journey.module.css';
import { JourneyEntry } from './journey-entry.tsx';

/** Entries per page (accounts §2.15, §9). */
const ENTRIES_PER_PAGE = 10;

/** List of the entries, page by page. */
export function JourneyList({ checkUps }: { checkUps: readonly CheckUp[] }) {
  const total = checkUps.length;
  return (
    <section aria-labelledby="journey-entries" className={classes.entries}>
      <Title order={2} size="h3" id="journey-entries">
        Entries
      </Title>
      <PagedList items={checkUps} step={ENTRIES_PER_PAGE} what="check-ups" gap="xs">
        {(checkUp, index) => (
          // Numbered from the oldest: times may repeat, and new entries come first.
          <li key={total - index}>
            <JourneyEntry checkUp={checkUp} />
          </li>
        )}
      </PagedList>
    </section>
  );
}
