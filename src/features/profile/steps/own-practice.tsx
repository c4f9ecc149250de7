import { lazy } from 'react';
import type { PhysicianProfileStep } from '#domain/profile/profile-steps.ts';
import { ProfilePage } from '../profile-page.tsx';

// Fetches the forms at once; the page's frame renders before them.
const load = () => import('../physician-profile.tsx');
void load().catch(() => undefined);
const PhysicianProfile = lazy(async () => ({ default: (await load()).PhysicianOwnSteps }));

/** A physician's page My Profile (physician §2). @param step step in the URL */
export function PhysicianOwnProfile({ step }: { step: PhysicianProfileStep }) {
  return (
    <ProfilePage step={step} lead="Keep what your patients and the clinic know about you up to date.">
      <PhysicianProfile step={step} />
    </ProfilePage>
  );
}
