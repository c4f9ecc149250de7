import { useQuery } from '@tanstack/react-query';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { intakeProgress, type SectionStatus } from '#domain/intake/progress.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import classes from './check-answers.module.css';
import { useSubject } from './subject.ts';

/** Which needed sections the status call does not report as complete, with the way to each (decisions 28, 52). */
export function MissingSections() {
  const { scope } = useSubject();
  return (
    <Loaded
      query={useQuery(endpointQuery(readIntakeStatus, { subject: scope }))}
      what="which sections are complete"
      skeleton={<CardSkeleton lines={0} label="Loading what is missing" />}
    >
      {(status) => <Missing status={status} />}
    </Loaded>
  );
}

function Missing({ status }: { status: readonly SectionStatus[] }) {
  const { linkTo, titleOf } = useSubject();
  const { missing, isDone, words, optionalWords } = intakeProgress(status);
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
