import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { LoadedProfile } from './loaded-profile.tsx';
import { patientKind } from './patient-kind.ts';

/** The steps of a patient's profile, once they are there. */
export function PatientProfile({ step }: { step: ProfileStep }) {
  return <LoadedProfile kind={patientKind} step={step} />;
}
