import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { useSharedLists } from '#api/use-shared-lists.ts';
import { completedModules, intakeProgress } from '#domain/intake/progress.ts';
import { type IntakeSection, type IntakeSegment, intakeSections } from '#domain/intake/sections.ts';
import { useDraftSections } from '#drafts/use-draft-sections.ts';
import { ListLookups } from '#questionnaire/list-lookups.tsx';
import { UnsavedSectionsProvider, useUnsavedSections } from '#ui/leaving/unsaved-sections.ts';
import { IntakeEnd } from './intake-end.tsx';
import { IntakeLeaveGuard } from './intake-leave-guard.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionNav } from './section-nav.tsx';
import { BackOnline } from './states/back-online.tsx';
import { createSectionStates, SectionStatesProvider } from './states/section-states.ts';
import { SectionsWithDraftProvider } from './states/sections-with-draft.ts';
import { useSubject } from './subject.ts';
import { UnreadableSections } from './unreadable-sections.tsx';
import classes from './wizard.module.css';

interface IntakeWizardProps {
  /** Section in the URL. */
  current: IntakeSegment;
  /** True if the URL named no section at first: the page does not scroll then. */
  opensAtTop?: boolean;
}

/** Returns the sections that were opened in this visit, the current one included. */
function useOpenedSections(current: IntakeSegment): ReadonlySet<IntakeSegment> {
  const [opened, setOpened] = useState<ReadonlySet<IntakeSegment>>(new Set([current]));
  useEffect(
    () => setOpened((known) => (known.has(current) ? known : new Set([...known, current]))),
    [current],
  );
  return opened;
}

/** Returns a function that opens the section after a saved one, or leaves the finished intake. */
function useOpenNextSection(unsavedTitles: readonly string[]) {
  const { linkTo, finishPath } = useSubject();
  const navigate = useNavigate();
  const [finishedTitle, setFinishedTitle] = useState<string | null>(null);

  // Stable identity: the first edit of a section must not rerender the twelve others.
  const openNextSection = useCallback(
    (from: IntakeSection) => {
      const index = intakeSections.findIndex(({ segment }) => segment === from.segment);
      const next = intakeSections[index + 1];
      if (next) void navigate({ ...linkTo(next.segment), resetScroll: false });
      else setFinishedTitle(from.title);
    },
    [navigate, linkTo],
  );

  // In a later render, once the leave guard knows that the last section is saved.
  useEffect(() => {
    if (finishedTitle === null) return;
    setFinishedTitle(null);
    if (!unsavedTitles.includes(finishedTitle)) void navigate({ to: finishPath });
  }, [finishedTitle, unsavedTitles, navigate, finishPath]);
  return openNextSection;
}

/** Health Intake: 13 sections in a column, next to their list (intake §2, decision 26). */
export function IntakeWizard({ current, opensAtTop = false }: IntakeWizardProps) {
  const { scope, ownerId, isOwn } = useSubject();
  const lists = useSharedLists(ownerId);
  const unsavedSections = useUnsavedSections();
  const [states] = useState(createSectionStates);
  const sectionsWithDraft = useDraftSections(ownerId);
  const status = useQuery(endpointQuery(readIntakeStatus, { subject: scope }));
  const sections = status.data?.sections;
  const completed = useMemo(() => completedModules(sections), [sections]);
  const progress = intakeProgress(sections);
  const opened = useOpenedSections(current);
  const openNextSection = useOpenNextSection(unsavedSections.titles);

  return (
    <ListLookups lists={lists}>
      <UnsavedSectionsProvider value={unsavedSections.report}>
        <SectionStatesProvider value={states}>
          <SectionsWithDraftProvider value={sectionsWithDraft}>
            <div className={classes.wizard}>
              <SectionNav
                current={current}
                opened={opened}
                status={sections}
                error={status.error}
                retry={status.refetch}
              />
              <div className={classes.column}>
                <UnreadableSections count={status.data?.unreadable ?? 0} />
                {intakeSections.map((section) => (
                  <SectionCard
                    key={section.segment}
                    section={section}
                    opened={opened.has(section.segment)}
                    current={section.segment === current}
                    opensAtTop={opensAtTop}
                    completed={completed.has(section.module)}
                    onSaved={openNextSection}
                  />
                ))}
                {isOwn && progress.isDone && <IntakeEnd summary={progress.summarySentence} opened={opened} />}
              </div>
            </div>
            <BackOnline />
          </SectionsWithDraftProvider>
        </SectionStatesProvider>
        <IntakeLeaveGuard unsaved={unsavedSections.titles} />
      </UnsavedSectionsProvider>
    </ListLookups>
  );
}
