import { Button, Progress, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { completedModules, intakeProgress, type SectionStatus } from '#domain/intake/progress.ts';
import { type IntakeSegment, intakeSections } from '#domain/intake/sections.ts';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { LoadError } from '#ui/loading/load-error.tsx';
import { useFold } from '#ui/reading/use-fold.tsx';
import classes from './section-nav.module.css';
import { useSubject } from './subject.ts';

interface SectionNavProps {
  current: IntakeSegment;
  status: readonly SectionStatus[] | undefined;
  /** The status call failed: nothing is known about completion. */
  failed: boolean;
  retry: () => unknown;
}

/** The list of sections: beside the column on wide screens, folded away above it on phones. */
export const SectionNav = memo(function SectionNav(props: SectionNavProps) {
  const { current, status, failed, retry } = props;
  const { linkTo, review } = useSubject();
  const folded = useFold();
  const place = intakeSections.findIndex(({ segment }) => segment === current);
  const completed = completedModules(status);
  const { words, fraction } = intakeProgress(status);

  return (
    <nav className={classes.nav} aria-label="Intake sections" data-unfolded={folded.unfolded || undefined}>
      {failed ? (
        <LoadError what="which sections are complete" onRetry={() => void retry()} />
      ) : (
        <div className={classes.progress}>
          <Text size="sm" fw="medium">
            {words}
          </Text>
          <Progress value={100 * fraction} aria-label={words} />
        </div>
      )}
      <Button {...folded.button} className={classes.fold}>
        {`Section ${place + 1} of ${intakeSections.length}: ${intakeSections[place]?.title}`}
      </Button>
      <ol id={folded.id} className={classes.list}>
        {intakeSections.map((section) => {
          const isComplete = completed.has(section.module);
          return (
            <li key={section.segment}>
              <Link
                {...linkTo(section.segment)}
                resetScroll={false}
                className={classes.link}
                data-current={section.segment === current || undefined}
                data-completed={isComplete || undefined}
                onClick={folded.fold}
              >
                <span className={classes.mark} aria-hidden>
                  {isComplete && <IconCheck size={16} stroke={3} />}
                </span>
                <span className={classes.title}>{section.title}</span>
                {isComplete && <VisuallyHidden component="span">Completed</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ol>
      <LinkAnchor {...review.link} className={classes.after}>
        {review.label}
      </LinkAnchor>
    </nav>
  );
});
