import { lazy } from 'react';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { ProfilePage } from './profile-page.tsx';

// The page stands while its forms are on the way, which weigh most of it. They are fetched at once.
const load = () => import('./patient-profile.tsx');
void load().catch(() => undefined);
const PatientProfile = lazy(async () => ({ default: (await load()).PatientProfile }));

/** A patient's My Profile (accounts §2.16). @param step the one that the address names */
export function Profile({ step }: { step: ProfileStep }) {
  return (
    <ProfilePage step={step} lead="Keep what the clinic knows about you up to date.">
      <PatientProfile step={step} />
    </ProfilePage>
  );
}
