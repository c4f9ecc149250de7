import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { readProfile } from '#api/endpoints/profile.ts';

/** What every step of the profile is given. */
export interface StepProps {
  profile: ReplyOf<typeof readProfile>;
  /** Called after a successful update, to move on. */
  onSaved: () => void;
}
