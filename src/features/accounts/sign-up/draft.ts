import { signUpDraftKey, signUpDraftSchema } from '#domain/registration/draft.ts';
import type { SignUpStep } from '#domain/registration/steps.ts';
import { keptDraft } from '../kept-draft.ts';

/** The patient's sign-up that is under way in this tab. */
export const {
  read: readDraft,
  write: writeDraft,
  forget: forgetDraft,
} = keptDraft(signUpDraftKey, signUpDraftSchema);

/** The step to show for the one that an address asks for: none further than the reader has got. */
export function stepToOpen(asked: SignUpStep | undefined): SignUpStep {
  const { reached } = readDraft();
  return asked === undefined || asked > reached ? reached : asked;
}
