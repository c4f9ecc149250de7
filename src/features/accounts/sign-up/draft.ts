import { signUpDraftKey, signUpDraftSchema } from '#domain/registration/draft.ts';
import type { SignUpStep } from '#domain/registration/steps.ts';
import { createSessionDraft } from '../session-draft.ts';

/** Draft of the patient's sign-up, in this tab's session storage. */
export const {
  read: readDraft,
  write: writeDraft,
  forget: forgetDraft,
} = createSessionDraft(signUpDraftKey, signUpDraftSchema);

/** Returns the step to open: the requested one, but none beyond the furthest step reached. */
export function stepToOpen(requestedStep: SignUpStep | undefined): SignUpStep {
  const { reached } = readDraft();
  return requestedStep === undefined || requestedStep > reached ? reached : requestedStep;
}
