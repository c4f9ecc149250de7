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
        <span className={classes.time}>{formatEntryTime(checkUp.createdAt)}</span>
        <ResultLine {...checkUp} />
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

/** Result of a check-up; in a wide window also the number of doses and if there is a comment. */
function ResultLine({ cannabisToday, status, doses, comment }: CheckUp) {
  const isTaken = cannabisToday === 'yes';
  const doseAndComment = [
    doses.length > 0 && `${doses.length} ${doses.length === 1 ? 'dose' : 'doses'}`,
    comment !== '' && 'comment',
  ].filter(Boolean);
  return (
    <>
      <span className={classes.doseAndComment}>{doseAndComment.join(', ')}</span>
      <span className={classes.taken} data-implied-by-feeling={isTaken || undefined}>
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
