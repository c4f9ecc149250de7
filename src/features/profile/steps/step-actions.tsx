import { neighborsOf, type ProfileStep } from '#domain/profile/profile-steps.ts';
import type { SaveState } from '#questionnaire/save-state.ts';
import { UpdateActions } from '#questionnaire/update-actions.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { useProfileKind } from '../profile-kind.ts';

/** Step, and its save state unless it has nothing to update. */
interface StepActionsProps extends Partial<Pick<SaveState, 'isDirty' | 'isSaving'>> {
  step: ProfileStep;
  /** Reason why Update is disabled, by default that nothing was changed. */
  untouched?: string;
  /** Text on the unsaved changes. */
  touched?: string;
}

/** Back, Next and Update of a step (accounts §2.16). */
export function StepActions({ step, isDirty, isSaving, untouched, touched }: StepActionsProps) {
  const { steps, linkTo } = useProfileKind();
  const { previous, next } = neighborsOf(step, steps);
  const updateTexts = {
    untouched: untouched ?? 'Update becomes available when you change something.',
    touched: touched ?? 'You have unsaved changes.',
    saving: 'Saving your changes.',
  };
  return (
    <UpdateActions isDirty={isDirty} isSaving={isSaving} texts={updateTexts}>
      {previous && (
        <LinkButton variant="default" {...linkTo(previous)}>
          Back
        </LinkButton>
      )}
      {next && (
        <LinkButton variant="default" {...linkTo(next)}>
          Next
        </LinkButton>
      )}
    </UpdateActions>
  );
}
