import type { PhysicianProfileStep } from '#domain/profile/profile-steps.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ProfilePage, profileHead } from './profile-page.tsx';

const PhysicianOwnSteps = lazyPart(async () => (await import('./physician-own-steps.tsx')).PhysicianOwnSteps);

/** Heading of the page. */
export const physicianProfileHead = profileHead(
  'Keep what your patients and the clinic know about you up to date.',
);

/** A physician's page My Profile (physician §2). @param step step in the URL */
export function PhysicianOwnProfile({ step }: { step: PhysicianProfileStep }) {
  return (
    <ProfilePage step={step} head={physicianProfileHead}>
      <PhysicianOwnSteps step={step} />
    </ProfilePage>
  );
}
