import { lazy, Suspense } from 'react';
import { type ProfileStep, titleOf } from '#domain/profile/profile-steps.ts';
import { Page } from '#ui/layout/page.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

// The page stands while its forms are on the way, which weigh most of it. They are fetched at once.
const load = () => import('./loaded-profile.tsx');
void load().catch(() => undefined);
const LoadedProfile = lazy(async () => ({ default: (await load()).LoadedProfile }));

/** My Profile (accounts §2.16). @param step the one that the address names */
export function Profile({ step }: { step: ProfileStep }) {
  return (
    <Page
      title={`${titleOf(step)} · My Profile`}
      heading="My Profile"
      lead="Keep what the clinic knows about you up to date."
      width="wide"
    >
      <Suspense fallback={<ProfileSkeleton />}>
        <LoadedProfile step={step} />
      </Suspense>
    </Page>
  );
}
