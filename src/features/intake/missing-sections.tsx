import { useQuery } from '@tanstack/react-query';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { intakeProgress, type SectionStatus } from '#domain/intake/progress.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { type DraftSections, useDraftSections } from '#drafts/use-draft-sections.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { AllDone } from './all-done.tsx';
import classes from './review/check-answers.module.css';
import { type Subject, useSubject } from './subject.ts';

/** Lists the required sections that the status call reports as incomplete (decisions 28, 52). */
export function MissingSections() {
  const { scope, ownerId } = useSubject();
  const kept = useDraftSections(ownerId);
  const query = useQuery(endpointQuery(readIntakeStatus, { subject: scope }));
  return (
    <Loaded
      query={query}
      what="which sections are complete"
      skeleton={<CardSkeleton lines={0} label="Loading what is missing" />}
    >
      {(status) => (
        <>
          <Unsaved kept={kept} />
          <Missing status={status} kept={kept} />
        </>
      )}
    </Loaded>
  );
}

/** Lists the sections with a draft, whose answers are not shown below. */
function Unsaved({ kept }: { kept: DraftSections }) {
  const { linkTo, titleOf } = useSubject();
  const unsaved = intakeSections.filter(({ module }) => kept?.has(module));
  if (unsaved.length === 0) return null;
  return (
    <div data-no-print>
      <InlineNotice kind="warning" title="Some of your answers are not saved yet, and not shown below">
        <SectionLinks sections={unsaved} linkTo={linkTo} titleOf={titleOf} />
      </InlineNotice>
    </div>
  );
}

type SectionLinksProps = Pick<Subject, 'linkTo' | 'titleOf'> & { sections: readonly IntakeSection[] };

function SectionLinks({ sections, linkTo, titleOf }: SectionLinksProps) {
  return (
    <ul className={classes.missing}>
      {sections.map((section) => (
        <li key={section.segment}>
          <LinkAnchor {...linkTo(section.segment)} className={classes.target}>
            {titleOf(section)}
          </LinkAnchor>
        </li>
      ))}
    </ul>
  );
}

interface MissingProps {
  status: readonly SectionStatus[];
  kept: DraftSections;
}

/** Lists the incomplete sections. Without any, shows "All done" if there is no draft. */
function Missing({ status, kept }: MissingProps) {
  const { linkTo, titleOf } = useSubject();
  const { missing, isDone, summarySentence: words, optionalSentence: optionalWords } = intakeProgress(status);
  if (isDone && kept === null) return <CardSkeleton lines={0} label="Loading what is missing" />;
  if (isDone) return kept?.size === 0 && <AllDone summary={words} />;
  const title =
    missing.length === 1
      ? '1 section is not complete yet'
      : `${missing.length} sections are not complete yet`;
  return (
    <InlineNotice kind="warning" title={title}>
      <SectionLinks sections={missing} linkTo={linkTo} titleOf={titleOf} />
      {optionalWords}
    </InlineNotice>
  );
}
