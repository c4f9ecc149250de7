import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readProfile } from '#api/endpoints/profile.ts';
import { endpointQuery } from '#api/query.ts';
import { updateCurrentUser } from '#api/session/session.ts';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileSteps } from './step-components.tsx';

/** Read afresh at every visit: nothing is edited on top of what was read a while ago (decision 37). */
export function LoadedProfile({ step }: { step: ProfileStep }) {
  const query = useQuery({ ...endpointQuery(readProfile, {}), gcTime: 0 });
  const { data } = query;
  // The menu shows the same name and picture as the page.
  useEffect(() => {
    if (!data) return;
    const { firstName, lastName, gender, profileImage } = data;
    updateCurrentUser({ firstName, lastName, gender, profileImage });
  }, [data]);

  return (
    <Loaded
      query={query}
      what="your profile"
      hint="What is saved is not lost."
      skeleton={<ProfileSkeleton />}
    >
      {(profile) => <ProfileSteps step={step} profile={profile} />}
    </Loaded>
  );
}
