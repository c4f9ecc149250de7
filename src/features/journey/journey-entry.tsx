import { Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { FeelingMark } from '#clinic/feelings/feeling-mark.tsx';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { formatEntryTime } from '#domain/values/dates.ts';
import { EntryDetails } from './entry-details.tsx';
import classes from './journey.module.css';

interface JourneyEntryProps {
  checkUp: CheckUp;
  isInitiallyOpen: boolean;
}

/** Card of a check-up: time and result at a glance, and all answers once expanded. */
export function JourneyEntry({ checkUp, isInitiallyOpen: opensOpen }: JourneyEntryProps) {
  const [opened, { toggle }] = useDisclosure(opensOpen);
  const detailsId = useId();
  const { createdAt, cannabisToday, status } = checkUp;
  return (
    <article className={classes.entry} data-opened={opened || undefined}>
      <UnstyledButton
        className={classes.opener}
        aria-expanded={opened}
        aria-controls={opened ? detailsId : undefined}
        onClick={toggle}
      >
        <span className={classes.when}>{formatEntryTime(createdAt)}</span>
        <span className={classes.glance}>
          <Text span size="sm" c="dimmed">
            {cannabisToday === 'yes' ? 'Medicine taken' : 'No medicine'}
          </Text>
          {cannabisToday === 'yes' && status !== '' && <FeelingMark feeling={status} />}
        </span>
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
