import type { ReplyOf } from '#api/endpoint.ts';
import type { readProfile } from '#api/profile.ts';

/** What every step of the profile is given. */
export interface StepProps {
  profile: ReplyOf<typeof readProfile>;
  /** Called after a successful update, to move on. */
  onSaved: () => void;
}
