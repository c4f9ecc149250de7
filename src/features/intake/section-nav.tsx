import { Button, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { memo } from 'react';
import { completedModules, intakeProgress, type SectionStatus } from '#domain/intake/progress.ts';
import { type IntakeSegment, intakeSections } from '#domain/intake/sections.ts';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import type { Failure } from '#ui/loading/failure.ts';
import { LoadError } from '#ui/loading/load-error.tsx';
import { useCollapsed } from '#ui/reading/use-collapsed.tsx';
import { SectionLink } from './section-link.tsx';
import classes from './section-nav.module.css';
import { SavedLine } from './states/saved-line.tsx';
import { useSubject } from './subject.ts';

interface SectionNavProps {
  current: IntakeSegment;
  /** Sections whose forms are mounted. */
  opened: ReadonlySet<IntakeSegment>;
  status: readonly SectionStatus[] | undefined;
  /** Error of the status call: completion is unknown then. */
  error: Failure | null;
  retry: () => unknown;
}

/** List of sections: next to the column on wide screens, collapsed above it on phones. */
export const SectionNav = memo(function SectionNav(props: SectionNavProps) {
  const { current, opened, status, error, retry } = props;
  const { review } = useSubject();
  const folded = useCollapsed();
  const index = intakeSections.findIndex(({ segment }) => segment === current);
  const completed = completedModules(status);
  const { summarySentence, fraction } = intakeProgress(status);

  return (
    <nav className={classes.nav} aria-label="Intake sections" data-unfolded={folded.unfolded || undefined}>
      {error ? (
        <LoadError what="which sections are complete" error={error} onRetry={() => void retry()} />
      ) : (
        <div className={classes.progress}>
          <Text size="sm" fw="medium">
            {summarySentence}
          </Text>
          <Progress value={100 * fraction} aria-label={summarySentence} />
        </div>
      )}
      <SavedLine opened={opened} />
      <Button {...folded.button} className={classes.listButton}>
        {`Section ${index + 1} of ${intakeSections.length}: ${intakeSections[index]?.title}`}
      </Button>
      <ol id={folded.id} className={classes.list}>
        {intakeSections.map((section) => (
          <SectionLink
            key={section.segment}
            section={section}
            current={section.segment === current}
            opened={opened.has(section.segment)}
            completed={completed.has(section.module)}
            onFollow={folded.fold}
          />
        ))}
      </ol>
      <LinkAnchor {...review.link} className={classes.reviewLink}>
        {review.label}
      </LinkAnchor>
    </nav>
  );
});
