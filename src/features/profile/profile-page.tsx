import { type ReactNode, Suspense } from 'react';
import { type ProfileStep, profileStepTitle } from '#domain/profile/profile-steps.ts';
import { Page } from '#ui/layout/page.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

interface ProfilePageProps {
  /** Step in the URL. */
  step: ProfileStep;
  lead: string;
  /** The steps, which may be lazy. */
  children: ReactNode;
}

/** Page My Profile, for patients and physicians. */
export function ProfilePage({ step, lead, children }: ProfilePageProps) {
  return (
    <Page title={`${profileStepTitle(step)} · My Profile`} heading="My Profile" lead={lead} width="wide">
      <Suspense fallback={<ProfileSkeleton />}>{children}</Suspense>
    </Page>
  );
}
