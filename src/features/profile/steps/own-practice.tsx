import { lazy } from 'react';
import type { PhysicianProfileStep } from '#domain/profile/profile-steps.ts';
import { ProfilePage } from '../profile-page.tsx';

// As for a patient: fetched at once, and the page stands meanwhile.
const load = () => import('../physician-profile.tsx');
void load().catch(() => undefined);
const PhysicianProfile = lazy(async () => ({ default: (await load()).PhysicianProfile }));

/** A physician's My Profile (physician §2). @param step the one that the address names */
export function OwnPractice({ step }: { step: PhysicianProfileStep }) {
  return (
    <ProfilePage step={step} lead="Keep what your patients and the clinic know about you up to date.">
      <PhysicianProfile step={step} />
    </ProfilePage>
  );
}
