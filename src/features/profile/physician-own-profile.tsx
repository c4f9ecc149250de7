import type { PhysicianProfileStep } from '#domain/profile/profile-steps.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ProfilePage } from './profile-page.tsx';

const PhysicianOwnSteps = lazyPart(async () => (await import('./physician-own-steps.tsx')).PhysicianOwnSteps);

/** A physician's page My Profile (physician §2). @param step step in the URL */
export function PhysicianOwnProfile({ step }: { step: PhysicianProfileStep }) {
  return (
    <ProfilePage step={step} lead="Keep what your patients and the clinic know about you up to date.">
      <PhysicianOwnSteps step={step} />
    </ProfilePage>
  );
}
