import '@mantine/core/styles/Progress.layer.css';
import { Progress, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { type IntakeStatus, intakeProgress, openingSegment } from '#domain/intake/progress.ts';
import { intakeSections, sectionBySegment } from '#domain/intake/sections.ts';
import type { DraftSections } from '#drafts/use-draft-sections.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { QueryCard } from '#ui/loading/query-card.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';

interface IntakeCardProps {
  query: UseQueryResult<IntakeStatus>;
  /** Sections with a draft on this device. */
  sectionsWithDraft: DraftSections;
  /** True if this card leads the dashboard. */
  isLeading: boolean;
}

/** Card with the progress of the user's Health Intake, and a link to continue it (decision 25). */
export function IntakeCard({ query, sectionsWithDraft, isLeading }: IntakeCardProps) {
  return (
    <QueryCard
      query={query}
      title="Your Health Intake"
      what="how far your Health Intake is"
      hint="What you have saved is safe."
      lines={3}
    >
      {(status) => (
        <IntakeProgress status={status} sectionsWithDraft={sectionsWithDraft} isLeading={isLeading} />
      )}
    </QueryCard>
  );
}

interface IntakeProgressProps extends Pick<IntakeCardProps, 'sectionsWithDraft' | 'isLeading'> {
  status: IntakeStatus;
}

/** Progress, the next section and the link to it. */
function IntakeProgress({ status, sectionsWithDraft, isLeading }: IntakeProgressProps) {
  const { doneCount, isDone, fraction, summarySentence } = intakeProgress(status.sections);
  const section = openingSegment(status.sections);
  const textId = useId();
  return (
    <Card
      title="Your Health Intake"
      description={
        isDone
          ? 'All done, thank you. You can look at your answers and change them at any time.'
          : 'Your answers help your physician to advise you well.'
      }
    >
      <Stack gap="md">
        <div>
          <Text id={textId} fw={600} mb="xs">
            {summarySentence}
          </Text>
          <Progress.Root size="lg" radius="xl">
            <Progress.Section value={100 * fraction} aria-labelledby={textId} />
          </Progress.Root>
        </div>
        <Unreadable count={status.unreadable} what={['section status', 'section statuses']}>
          What is saved is not lost. A section may be complete although it is not counted here.
        </Unreadable>
        <UnsavedAnswers sectionsWithDraft={sectionsWithDraft} />
        {!isDone && (
          <Text c="dimmed">
            {doneCount === 0 ? 'The first section is' : 'The next section is'}{' '}
            {sectionBySegment(section)?.title}.
          </Text>
        )}
        <div>
          <LinkButton
            to="/myHealth/{-$section}"
            params={{ section }}
            variant={isLeading && !isDone ? 'filled' : 'default'}
            size={isLeading ? 'lg' : 'md'}
          >
            {isDone ? 'Review your answers' : `${doneCount === 0 ? 'Start' : 'Continue'} your Health Intake`}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

/** Links to the sections with a draft; each section offers to restore its draft. */
function UnsavedAnswers({ sectionsWithDraft }: Pick<IntakeCardProps, 'sectionsWithDraft'>) {
  const unsavedSections = intakeSections.filter(({ module }) => sectionsWithDraft?.has(module));
  if (unsavedSections.length === 0) return null;
  return (
    <InlineNotice kind="warning">
      Unsaved answers in{' '}
      {unsavedSections.map(({ segment, title }, index) => (
        <Fragment key={segment}>
          {index > 0 && ', '}
          <LinkAnchor to="/myHealth/{-$section}" params={{ section: segment }}>
            {title}
          </LinkAnchor>
        </Fragment>
      ))}
    </InlineNotice>
  );
}
