import { lazy } from 'react';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { ProfilePage } from './profile-page.tsx';

// Fetches the forms, most of the page's code, at once; the page's frame renders before them.
const load = () => import('./patient-profile.tsx');
void load().catch(() => undefined);
const PatientProfile = lazy(async () => ({ default: (await load()).PatientProfile }));

/** A patient's page My Profile (accounts §2.16). @param step step in the URL */
export function Profile({ step }: { step: ProfileStep }) {
  return (
    <ProfilePage step={step} lead="Keep what the clinic knows about you up to date.">
      <PatientProfile step={step} />
    </ProfilePage>
  );
}
