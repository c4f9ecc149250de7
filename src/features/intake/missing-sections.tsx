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
import { UnreadableSections } from './unreadable-sections.tsx';

/** Lists the required sections that the status call reports as incomplete (decisions 28, 52). */
export function MissingSections() {
  const { scope, ownerId } = useSubject();
  const sectionsWithDraft = useDraftSections(ownerId);
  const query = useQuery(endpointQuery(readIntakeStatus, { subject: scope }));
  return (
    <Loaded
      query={query}
      what="which sections are complete"
      skeleton={<CardSkeleton lines={0} label="Loading what is missing" />}
    >
      {({ sections, unreadable }) => (
        <>
          <UnreadableSections count={unreadable} />
          <UnsavedSections sectionsWithDraft={sectionsWithDraft} />
          <IncompleteSections status={sections} sectionsWithDraft={sectionsWithDraft} />
        </>
      )}
    </Loaded>
  );
}

/** Lists the sections with a draft, whose answers are not shown below. */
function UnsavedSections({ sectionsWithDraft }: { sectionsWithDraft: DraftSections }) {
  const { linkTo, titleOf } = useSubject();
  const unsavedSections = intakeSections.filter(({ module }) => sectionsWithDraft?.has(module));
  if (unsavedSections.length === 0) return null;
  return (
    <div data-no-print>
      <InlineNotice kind="warning" title="Some of your answers are not saved yet, and not shown below">
        <SectionLinks sections={unsavedSections} linkTo={linkTo} titleOf={titleOf} />
      </InlineNotice>
    </div>
  );
}

type SectionLinksProps = Pick<Subject, 'linkTo' | 'titleOf'> & { sections: readonly IntakeSection[] };

/** Links to the forms of sections. */
function SectionLinks({ sections, linkTo, titleOf }: SectionLinksProps) {
  return (
    <ul className={classes.sectionList}>
      {sections.map((section) => (
        <li key={section.segment}>
          <LinkAnchor {...linkTo(section.segment)} className={classes.sectionLink}>
            {titleOf(section)}
          </LinkAnchor>
        </li>
      ))}
    </ul>
  );
}

interface IncompleteSectionsProps {
  status: readonly SectionStatus[];
  sectionsWithDraft: DraftSections;
}

/** Lists the incomplete sections. Without any, shows "All done" if there is no draft. */
function IncompleteSections({ status, sectionsWithDraft }: IncompleteSectionsProps) {
  const { linkTo, titleOf } = useSubject();
  const { missing, isDone, summarySentence, optionalSentence } = intakeProgress(status);
  if (isDone && sectionsWithDraft === null) return <CardSkeleton lines={0} label="Loading what is missing" />;
  if (isDone) return sectionsWithDraft?.size === 0 && <AllDone summary={summarySentence} />;
  const title =
    missing.length === 1
      ? '1 section is not complete yet'
      : `${missing.length} sections are not complete yet`;
  return (
    <InlineNotice kind="warning" title={title}>
      <SectionLinks sections={missing} linkTo={linkTo} titleOf={titleOf} />
      {optionalSentence}
    </InlineNotice>
  );
}
