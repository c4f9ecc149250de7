import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readProfile } from '#api/profile.ts';
import { endpointQuery } from '#api/query.ts';
import { updateCurrentUser } from '#api/session.ts';
import { type ProfileStep, titleOf } from '#domain/profile-steps.ts';
import { Card } from '#ui/card.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Page } from '#ui/page.tsx';
import { FormSkeleton } from '#ui/skeletons.tsx';
import { ProfileSteps } from './step-components.tsx';

/** My Profile (accounts §2.16). @param step the one that the address names */
export function Profile({ step }: { step: ProfileStep }) {
  return (
    <Page
      title={`${titleOf(step)} · My Profile`}
      heading="My Profile"
      lead="Keep what the clinic knows about you up to date."
      width="wide"
    >
      <LoadedProfile step={step} />
    </Page>
  );
}

/** Read afresh at every visit: nothing is edited on top of what was read a while ago (decision 37). */
function LoadedProfile({ step }: { step: ProfileStep }) {
  const { data, error, isFetching, refetch } = useQuery({ ...endpointQuery(readProfile, {}), gcTime: 0 });
  // The menu shows the same name and picture as the page.
  useEffect(() => {
    if (!data) return;
    const { firstName, lastName, gender, profileImage } = data;
    updateCurrentUser({ firstName, lastName, gender, profileImage });
  }, [data]);

  if (data) return <ProfileSteps step={step} profile={data} />;
  if (isFetching) {
    return (
      <Card>
        <FormSkeleton label="Loading your profile" fields={8} />
      </Card>
    );
  }
  return (
    <LoadError what="your profile" onRetry={() => void refetch()}>
      {error?.message} <br />
      What is saved is not lost.
    </LoadError>
  );
}
