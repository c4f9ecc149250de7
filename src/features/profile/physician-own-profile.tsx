import { lazy } from 'react';
import type { PhysicianProfileStep } from '#domain/profile/profile-steps.ts';
import { ProfilePage } from './profile-page.tsx';

// Fetches the forms at once; the page's frame renders before them.
const loadSteps = () => import('./physician-own-steps.tsx');
// `lazy` loads them again after a failure, and reports the next one.
void loadSteps().catch(() => undefined);
const PhysicianOwnSteps = lazy(async () => ({ default: (await loadSteps()).PhysicianOwnSteps }));

/** A physician's page My Profile (physician §2). @param step step in the URL */
export function PhysicianOwnProfile({ step }: { step: PhysicianProfileStep }) {
  return (
    <ProfilePage step={step} lead="Keep what your patients and the clinic know about you up to date.">
      <PhysicianOwnSteps step={step} />
    </ProfilePage>
  );
}
