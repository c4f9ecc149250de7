import '@mantine/core/styles/Progress.layer.css';
import { Progress, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { intakeProgress, openingSegment, type SectionStatus } from '#domain/intake/progress.ts';
import { sectionBySegment } from '#domain/intake/sections.ts';
import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { QueryCard } from '#ui/loading/query-card.tsx';

/** How far one's own Health Intake is, and the way on (decision 25). */
export function IntakeCard({ query }: { query: UseQueryResult<readonly SectionStatus[]> }) {
  return (
    <QueryCard
      query={query}
      title="Your Health Intake"
      what="how far your Health Intake is"
      hint="What you have saved is safe."
      lines={3}
    >
      {(status) => <IntakeProgress status={status} />}
    </QueryCard>
  );
}

function IntakeProgress({ status }: { status: readonly SectionStatus[] }) {
  const { done, isDone: complete, fraction, words } = intakeProgress(status);
  const section = openingSegment(status);
  const textId = useId();
  return (
    <Card
      title="Your Health Intake"
      description={
        complete
          ? 'All done, thank you. You can look at your answers and change them at any time.'
          : 'Your answers help your physician to advise you well.'
      }
    >
      <Stack gap="md">
        <div>
          <Text id={textId} fw={600} mb="xs">
            {words}
          </Text>
          <Progress.Root size="lg" radius="xl">
            <Progress.Section value={100 * fraction} aria-labelledby={textId} />
          </Progress.Root>
        </div>
        {!complete && (
          <Text c="dimmed">
            {done === 0 ? 'The first section is' : 'The next section is'} {sectionBySegment(section)?.title}.
          </Text>
        )}
        <div>
          <LinkButton
            to="/myHealth/{-$section}"
            params={{ section }}
            variant={complete ? 'default' : 'filled'}
            aria-label={complete ? undefined : `${done === 0 ? 'Start' : 'Continue'} your Health Intake`}
          >
            {complete ? 'Review your answers' : done === 0 ? 'Start' : 'Continue'}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
