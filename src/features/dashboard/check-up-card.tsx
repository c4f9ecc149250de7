import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type CheckUp, formatCheckUpDose } from '#domain/check-ups/check-up.ts';
import { formatWhen } from '#domain/values/dates.ts';
import { Card } from '#ui/layout/card.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { QueryCard } from '#ui/loading/query-card.tsx';
import classes from './dashboard.module.css';
import { findTodaysCheckUps } from './due-cards.ts';

interface CheckUpCardProps {
  query: UseQueryResult<readonly CheckUp[]>;
  /** True if this card leads the dashboard. */
  isLeading: boolean;
}

/** Card with today's question, or today's logged answer (decision 25). */
export function CheckUpCard({ query, isLeading }: CheckUpCardProps) {
  return (
    <QueryCard
      query={query}
      title="Daily check-up"
      what="your daily check-ups"
      hint={
        <>
          You can still <LinkAnchor to="/add-symptoms">log today’s check-up</LinkAnchor>.
        </>
      }
    >
      {(checkUps) => {
        const todaysCheckUps = findTodaysCheckUps(checkUps);
        const [newest] = todaysCheckUps;
        return newest ? (
          <LoggedCheckUp checkUp={newest} count={todaysCheckUps.length} />
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

const feelingSentences = {
  worse: 'You took medicine and felt worse.',
  same: 'You took medicine and felt the same.',
  better: 'You took medicine and felt better.',
  '': 'You took medicine.',
};

const describeAnswer = ({ cannabisToday, status }: CheckUp) =>
  cannabisToday === 'yes' ? feelingSentences[status] : 'You took no medicine.';
const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Newest check-up of today, with links to the journey and to another check-up. */
function LoggedCheckUp({ checkUp, count }: { checkUp: CheckUp; count: number }) {
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
