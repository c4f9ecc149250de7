import { type ReactNode, Suspense } from 'react';
import { type ProfileStep, profileStepTitle } from '#domain/profile/profile-steps.ts';
import { type FixedHead, Page } from '#ui/layout/page.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

interface ProfilePageProps {
  /** Step in the URL. */
  step: ProfileStep;
  head: FixedHead;
  /** The steps, which may be lazy. */
  children: ReactNode;
}

/** Returns the heading of My Profile with a lead. */
export const profileHead = (lead: string): FixedHead => ({ heading: 'My Profile', lead, width: 'wide' });

/** Page My Profile, for patients and physicians. */
export function ProfilePage({ step, head, children }: ProfilePageProps) {
  return (
    <Page title={`${profileStepTitle(step)} · ${head.heading}`} {...head}>
      <Suspense fallback={<ProfileSkeleton />}>{children}</Suspense>
    </Page>
  );
}
