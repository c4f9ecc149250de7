import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readProfile } from '#api/endpoints/profile.ts';
import { endpointQuery } from '#api/query.ts';
import { updateCurrentUser } from '#api/session/session.ts';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { LoadError } from '#ui/loading/load-error.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileSteps } from './step-components.tsx';

/** Read afresh at every visit: nothing is edited on top of what was read a while ago (decision 37). */
export function LoadedProfile({ step }: { step: ProfileStep }) {
  const { data, error, isFetching, refetch } = useQuery({ ...endpointQuery(readProfile, {}), gcTime: 0 });
  // The menu shows the same name and picture as the page.
  useEffect(() => {
    if (!data) return;
    const { firstName, lastName, gender, profileImage } = data;
    updateCurrentUser({ firstName, lastName, gender, profileImage });
  }, [data]);

  if (data) return <ProfileSteps step={step} profile={data} />;
  if (isFetching) return <ProfileSkeleton />;
  return (
    <LoadError what="your profile" onRetry={() => void refetch()}>
      {error?.message} <br />
      What is saved is not lost.
    </LoadError>
  );
}
