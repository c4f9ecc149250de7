import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { readProfile } from '#api/endpoints/accounts/profile.ts';

/** Props of every step of the profile. */
export interface StepProps {
  profile: ReplyOf<typeof readProfile>;
  /** Called after a successful update, to open the next step. */
  onSaved: () => void;
}
