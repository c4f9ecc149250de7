import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listCheckUps } from '#api/endpoints/check-ups.ts';
import { type CheckUp, formatCheckUpDose } from '#domain/check-ups/check-up.ts';
import { formatWhen } from '#domain/values/dates.ts';
import { Card } from '#ui/layout/card.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { QueryCard } from '#ui/loading/query-card.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import classes from './dashboard.module.css';
import { findTodaysCheckUps } from './due-cards.ts';

const TITLE = 'Daily check-up';

interface CheckUpCardProps {
  query: UseQueryResult<ReplyOf<typeof listCheckUps>>;
  /** True if this card leads the dashboard. */
  isLeading: boolean;
}

/**
 * Card with today's question, or today's logged answer (decision 25). It asks nothing while today's
 * check-up may be one that could not be read.
 */
export function CheckUpCard({ query, isLeading }: CheckUpCardProps) {
  return (
    <QueryCard
      query={query}
      title={TITLE}
      what="your daily check-ups"
      hint={
        <>
          You can still <LinkAnchor to="/add-symptoms">log today’s check-up</LinkAnchor>.
        </>
      }
    >
      {({ checkUps, unreadable }) => {
        const todaysCheckUps = findTodaysCheckUps(checkUps);
        const [newest] = todaysCheckUps;
        if (newest)
          return <LoggedCheckUp checkUp={newest} count={todaysCheckUps.length} unreadable={unreadable} />;
        return unreadable > 0 ? (
          <UnknownCheckUp unreadable={unreadable} />
        ) : (
          <TodaysQuestion lastCheckUp={checkUps[0]} isLeading={isLeading} />
        );
      }}
    </QueryCard>
  );
}

interface TodaysQuestionProps extends Pick<CheckUpCardProps, 'isLeading'> {
  lastCheckUp: CheckUp | undefined;
}

/** Today's question. Its buttons open the check-up with that answer preselected (decision 24). */
function TodaysQuestion({ lastCheckUp, isLeading }: TodaysQuestionProps) {
  const buttonProps = { size: 'lg', variant: isLeading ? 'filled' : 'default' } as const;
  return (
    <Card
      title="Did you take medicine today?"
      description={
        lastCheckUp
          ? `${formatWhen(lastCheckUp.createdAt)}: ${lowerFirst(describeAnswer(lastCheckUp))}`
          : 'Your answers show you and your physician what helps.'
      }
    >
      <Stack gap="sm">
        <SimpleGrid cols={2} spacing="sm" className={classes.answers}>
          <LinkButton to="/add-symptoms" search={{ yes: true }} {...buttonProps}>
            Yes
          </LinkButton>
          <LinkButton to="/add-symptoms" {...buttonProps}>
            No
          </LinkButton>
        </SimpleGrid>
        <Text c="dimmed">Your daily check-up takes about a minute.</Text>
      </Stack>
    </Card>
  );
}

/** Notice instead of today's question, with a link to the check-up for a day without one. */
function UnknownCheckUp({ unreadable }: { unreadable: number }) {
  return (
    <Card title={TITLE}>
      <UnreadableCheckUps count={unreadable}>
        The clinic still has what was logged, and today’s may be among it. If you have not logged today’s
        check-up yet, you can <LinkAnchor to="/add-symptoms">log it now</LinkAnchor>.
      </UnreadableCheckUps>
    </Card>
  );
}

/** Number of check-ups that could not be read. */
function UnreadableCheckUps({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Unreadable count={count} what={['check-up', 'check-ups']}>
      {children}
    </Unreadable>
  );
}

const feelingSentences = {
  worse: 'You took medicine and felt worse.',
  same: 'You took medicine and felt the same.',
  better: 'You took medicine and felt better.',
  '': 'You took medicine.',
};

const describeAnswer = ({ cannabisToday, status }: CheckUp) =>
  cannabisToday === 'yes' ? feelingSentences[status] : 'You took no medicine.';
const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

interface LoggedCheckUpProps {
  checkUp: CheckUp;
  /** Number of today's check-ups. */
  count: number;
  unreadable: number;
}

/** Newest check-up of today, with links to the journey and to another check-up. */
function LoggedCheckUp({ checkUp, count, unreadable }: LoggedCheckUpProps) {
  const { createdAt, cannabisToday, doses } = checkUp;
  const doseTexts = doses.map(formatCheckUpDose).filter(Boolean);
  return (
    <Card
      title={
        <span className={classes.loggedTitle}>
          <IconCircleCheck aria-hidden stroke={1.75} />
          Today’s check-up is logged
        </span>
      }
      description={
        <>
          <time dateTime={createdAt}>{formatWhen(createdAt)}</time>
          {count > 1 && `, the last of ${count} today`}
        </>
      }
    >
      <Stack gap="sm">
        <Text fw={600}>{describeAnswer(checkUp)}</Text>
        {cannabisToday === 'yes' && doseTexts.length > 0 && (
          <ul className={classes.plainList}>
            {doseTexts.map((dose, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: doses have no name, and never move
              <li key={index}>{dose}</li>
            ))}
          </ul>
        )}
        <UnreadableCheckUps count={unreadable}>A newer one may be among them.</UnreadableCheckUps>
        <Group gap="sm" mt="xs">
          <LinkButton to="/health-journey" variant="default">
            See your Health Journey
          </LinkButton>
          <LinkAnchor to="/add-symptoms" className={classes.link}>
            Log another
          </LinkAnchor>
        </Group>
      </Stack>
    </Card>
  );
}
