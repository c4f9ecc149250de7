import { type IntakeSegment, intakeSections } from '#domain/intake/sections.ts';
import { LinkButton } from '#ui/links/link-button.tsx';
import { AllDone } from './all-done.tsx';
import { useSectionsWithDraft } from './states/kept-sections.ts';
import { isUnsaved, useAllSectionStates } from './states/section-states.ts';
import { useSubject } from './subject.ts';

interface IntakeEndProps {
  /** Sentence about which sections are complete. */
  words: string;
  opened: ReadonlySet<IntakeSegment>;
}

/** Card "All done" below the last section, if no section has unsaved changes or a draft. */
export function IntakeEnd({ words, opened }: IntakeEndProps) {
  const { review } = useSubject();
  const kept = useSectionsWithDraft();
  const unsavedHere = useAllSectionStates((states) => states.filter(([, state]) => isUnsaved(state)).length);
  const isKept = intakeSections.some(({ segment, module }) => !opened.has(segment) && kept?.has(module));
  if (kept === null || isKept || unsavedHere > 0) return null;
  return (
    <AllDone summary={words}>
      <LinkButton variant="default" {...review.link}>
        {review.label}
      </LinkButton>
    </AllDone>
  );
}
