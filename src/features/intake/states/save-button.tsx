import { Button, VisuallyHidden } from '@mantine/core';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { formId } from '#questionnaire/answer-form.ts';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { headingId, useSectionState } from './section-states.ts';

/** Returns true if the clicked button is in another section, where the user stays. */
export const isSavedFromElsewhere = (pressed: HTMLElement | null) => pressed?.dataset.stays !== undefined;

interface SaveButtonProps {
  section: QuestionnaireSection;
  /** True next to another section's questions. */
  staysInSection?: boolean;
  className?: string;
}

/** Saves a section from outside its form, then moves focus to the heading where the user stays. */
export function SaveButton({
  section: { segment, title },
  staysInSection: stays,
  className,
}: SaveButtonProps) {
  const saving = useSectionState(segment, (state) => state.saving);
  const heldUp = useSectionState(segment, (state) => state.heldUp);
  const button = useRestoredFocus(saving, undefined, (pressed) => {
    const here = pressed.closest('section')?.querySelector<HTMLElement>('h2');
    return here ?? document.getElementById(headingId(segment));
  });
  return (
    <Button
      ref={button}
      type="submit"
      form={formId(segment)}
      size="sm"
      className={className}
      loading={saving}
      disabled={heldUp !== null}
      data-stays={stays || undefined}
    >
      Update
      <VisuallyHidden component="span"> {title}</VisuallyHidden>
    </Button>
  );
}
