import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { FeelingMark } from '#clinic/feelings/feeling-mark.tsx';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { formatEntryTime } from '#domain/values/dates.ts';
import { EntryDetails } from './entry-details.tsx';
import classes from './journey.module.css';

/** Card of a check-up: one line with time and result, and all answers once expanded. */
export function JourneyEntry({ checkUp }: { checkUp: CheckUp }) {
  const [opened, { toggle }] = useDisclosure();
  const detailsId = useId();
  return (
    <article className={classes.entry} data-opened={opened || undefined}>
      <UnstyledButton
        className={classes.opener}
        aria-expanded={opened}
        aria-controls={opened ? detailsId : undefined}
        onClick={toggle}
      >
        <span className={classes.when}>{formatEntryTime(checkUp.createdAt)}</span>
        <Glance {...checkUp} />
        <IconChevronDown aria-hidden className={classes.chevron} />
      </UnstyledButton>
      {opened && (
        <div id={detailsId} className={classes.details}>
          <EntryDetails checkUp={checkUp} />
        </div>
      )}
    </article>
  );
}

/** Result of a check-up; in a wide window also what the details hold. */
function Glance({ cannabisToday, status, doses, comment }: CheckUp) {
  const isTaken = cannabisToday === 'yes';
  const more = [
    doses.length > 0 && `${doses.length} ${doses.length === 1 ? 'dose' : 'doses'}`,
    comment !== '' && 'comment',
  ].filter(Boolean);
  return (
    <>
      <span className={classes.more}>{more.join(', ')}</span>
      <span className={classes.taken} data-implied={isTaken || undefined}>
        {isTaken ? 'Medicine taken' : 'No medicine'}
      </span>
      {isTaken && (
        <span className={classes.feeling}>
          {status === '' ? 'No feeling given' : <FeelingMark feeling={status} />}
        </span>
      )}
    </>
  );
}
