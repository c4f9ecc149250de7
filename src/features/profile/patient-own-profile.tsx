import { lazy } from 'react';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { ProfilePage } from './profile-page.tsx';

// Fetches the forms, most of the page's code, at once; the page's frame renders before them.
const loadSteps = () => import('./patient-own-steps.tsx');
// `lazy` loads them again after a failure, and reports the next one.
void loadSteps().catch(() => undefined);
const PatientOwnSteps = lazy(async () => ({ default: (await loadSteps()).PatientOwnSteps }));

/** A patient's page My Profile (accounts §2.16). @param step step in the URL */
export function PatientOwnProfile({ step }: { step: ProfileStep }) {
  return (
    <ProfilePage step={step} lead="Keep what the clinic knows about you up to date.">
      <PatientOwnSteps step={step} />
    </ProfilePage>
  );
}
