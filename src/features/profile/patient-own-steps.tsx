import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { LoadedProfile } from './loaded-profile.tsx';
import { patientKind } from './patient-kind.ts';

/** Steps of a patient's profile; loaded lazily. */
export function PatientOwnSteps({ step }: { step: ProfileStep }) {
  return <LoadedProfile kind={patientKind} step={step} />;
}
