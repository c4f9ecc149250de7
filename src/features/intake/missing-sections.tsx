import { useQuery } from '@tanstack/react-query';
import { readIntakeStatus } from '#api/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { completedModules } from '#domain/intake/progress.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { LinkAnchor } from '#ui/link-anchor.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { CardSkeleton } from '#ui/skeletons.tsx';
import classes from './check-answers.module.css';
import { useSubject } from './subject.ts';

/** Which sections the status call does not report as complete, with the way to each (decision 28). */
export function MissingSections() {
  const { scope, linkTo, titleOf } = useSubject();
  const status = useQuery(endpointQuery(readIntakeStatus, { subject: scope }));
  if (status.isPending) return <CardSkeleton lines={1} label="Loading what is missing" />;
  if (!status.data) {
    return (
      <LoadError
        what="which sections are complete"
        retrying={status.isFetching}
        onRetry={() => void status.refetch()}
      />
    );
  }
  const completed = completedModules(status.data);
  const missing = intakeSections.filter(({ module }) => !completed.has(module));
  if (missing.length === 0) {
    return (
      <div data-no-print>
        <InlineNotice
          kind="success"
          role="none"
          title={`All ${intakeSections.length} sections are complete.`}
        >
          Please read your answers once more and change what is not right.
        </InlineNotice>
      </div>
    );
  }
  const title =
    missing.length === 1
      ? '1 section is not complete yet'
      : `${missing.length} sections are not complete yet`;
  return (
    <InlineNotice kind="warning" title={title}>
      <ul className={classes.missing}>
        {missing.map((section) => (
          <li key={section.segment}>
            <LinkAnchor {...linkTo(section.segment)} className={classes.target}>
              {titleOf(section)}
            </LinkAnchor>
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}
