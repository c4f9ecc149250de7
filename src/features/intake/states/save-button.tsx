import { Button, VisuallyHidden } from '@mantine/core';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { formId } from '#questionnaire/answer-form.ts';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { headingId, useSectionState } from './section-states.ts';

/** Returns true if the clicked button is in another section, where the user stays. */
export const isSavedFromElsewhere = (pressed: HTMLElement | null) =>
  pressed?.dataset.staysInSection !== undefined;

interface SaveButtonProps {
  section: QuestionnaireSection;
  /** True next to another section's questions. */
  staysInSection?: boolean;
  className?: string;
}

/** Saves a section from outside its form, then moves focus to the heading where the user stays. */
export function SaveButton({ section: { segment, title }, staysInSection, className }: SaveButtonProps) {
  const isSaving = useSectionState(segment, (state) => state.isSaving);
  const heldUpReason = useSectionState(segment, (state) => state.heldUpReason);
  const button = useRestoredFocus(isSaving, undefined, (pressed) => {
    const heading = pressed.closest('section')?.querySelector<HTMLElement>('h2');
    return heading ?? document.getElementById(headingId(segment));
  });
  return (
    <Button
      ref={button}
      type="submit"
      form={formId(segment)}
      size="sm"
      className={className}
      loading={isSaving}
      disabled={heldUpReason !== null}
      data-stays-in-section={staysInSection || undefined}
    >
      Update
      <VisuallyHidden component="span"> {title}</VisuallyHidden>
    </Button>
  );
}
