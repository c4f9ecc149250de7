import { usePrefetchSpecializations } from '#api/use-specializations.ts';
import type { PhysicianProfileStep } from '#domain/profile/profile-steps.ts';
import { LoadedProfile } from './loaded-profile.tsx';
import { physicianKind } from './physician-kind.ts';

/** Steps of a physician's profile; loaded lazily. */
export function PhysicianOwnSteps({ step }: { step: PhysicianProfileStep }) {
  // For the first step, at the same time as the profile.
  usePrefetchSpecializations();
  return <LoadedProfile kind={physicianKind} step={step} />;
}
