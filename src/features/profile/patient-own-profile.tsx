import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ProfilePage, profileHead } from './profile-page.tsx';

const PatientOwnSteps = lazyPart(async () => (await import('./patient-own-steps.tsx')).PatientOwnSteps);

/** Heading of the page. */
export const patientProfileHead = profileHead('Keep what the clinic knows about you up to date.');

/** A patient's page My Profile (accounts §2.16). @param step step in the URL */
export function PatientOwnProfile({ step }: { step: ProfileStep }) {
  return (
    <ProfilePage step={step} head={patientProfileHead}>
      <PatientOwnSteps step={step} />
    </ProfilePage>
  );
}
