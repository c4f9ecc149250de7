import { type IntakeSegment, intakeSections } from '#domain/intake/sections.ts';
import { LinkButton } from '#ui/links/link-button.tsx';
import { AllDone } from './all-done.tsx';
import { isUnsaved, useAllSectionStates } from './states/section-states.ts';
import { useSectionsWithDraft } from './states/sections-with-draft.ts';
import { useSubject } from './subject.ts';

interface IntakeEndProps {
  /** Sentence about which sections are complete. */
  summary: string;
  /** Sections whose forms are mounted. */
  opened: ReadonlySet<IntakeSegment>;
}

/**
 * Card "All done" below the last section, if no section has unsaved changes or a draft. It comes
 * after the opened forms, whose loading would move it.
 */
export function IntakeEnd({ summary, opened }: IntakeEndProps) {
  const { review } = useSubject();
  const sectionsWithDraft = useSectionsWithDraft();
  const unsavedCount = useAllSectionStates((states) => states.filter(([, state]) => isUnsaved(state)).length);
  const loadedCount = useAllSectionStates(
    (states) => states.filter(([, { answered }]) => answered !== null).length,
  );
  const formCount = intakeSections.filter(
    ({ segment, module }) => module !== 'MyDocuments' && opened.has(segment),
  ).length;
  const hasUnopenedDraft = intakeSections.some(
    ({ segment, module }) => !opened.has(segment) && sectionsWithDraft?.has(module),
  );
  if (loadedCount < formCount || sectionsWithDraft === null || hasUnopenedDraft || unsavedCount > 0)
    return null;
  return (
    <AllDone summary={summary}>
      <LinkButton variant="default" {...review.link}>
        {review.label}
      </LinkButton>
    </AllDone>
  );
}
