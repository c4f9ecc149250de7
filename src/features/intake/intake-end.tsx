import { type IntakeSegment, intakeSections } from '#domain/intake/sections.ts';
import { LinkButton } from '#ui/links/link-button.tsx';
import { AllDone } from './all-done.tsx';
import { useKept } from './states/kept-sections.ts';
import { isUnsaved, useAllSections } from './states/section-states.ts';
import { useSubject } from './subject.ts';

interface IntakeEndProps {
  /** Sentence about which sections are complete. */
  words: string;
  opened: ReadonlySet<IntakeSegment>;
}

/** Says "All done" below the last section once nothing is left unsaved, typed here or on an earlier visit. */
export function IntakeEnd({ words, opened }: IntakeEndProps) {
  const { review } = useSubject();
  const kept = useKept();
  const unsavedHere = useAllSections((states) => states.filter(([, state]) => isUnsaved(state)).length);
  const isKept = intakeSections.some(({ segment, module }) => !opened.has(segment) && kept?.has(module));
  if (kept === null || isKept || unsavedHere > 0) return null;
  return (
    <AllDone words={words}>
      <LinkButton variant="default" {...review.link}>
        {review.label}
      </LinkButton>
    </AllDone>
  );
}
