import { useQuery } from '@tanstack/react-query';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { intakeProgress } from '#domain/intake/progress.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { LoadError } from '#ui/loading/load-error.tsx';
import { useGroupedLoad } from '#ui/loading/load-group.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import classes from './check-answers.module.css';
import { useSubject } from './subject.ts';

/** Which needed sections the status call does not report as complete, with the way to each (decisions 28, 52). */
export function MissingSections() {
  const { scope, linkTo, titleOf } = useSubject();
  const status = useQuery(endpointQuery(readIntakeStatus, { subject: scope }));
  useGroupedLoad(status);
  if (status.isPending) return <CardSkeleton lines={0} label="Loading what is missing" />;
  if (!status.data) {
    return (
      <LoadError
        what="which sections are complete"
        retrying={status.isFetching}
        onRetry={() => void status.refetch()}
      >
        {status.error.message}
      </LoadError>
    );
  }
  const { missing, isDone, words, optionalWords } = intakeProgress(status.data);
  if (isDone) {
    return (
      <div data-no-print>
        <InlineNotice kind="success" role="none" title={words}>
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
      {optionalWords}
    </InlineNotice>
  );
}
