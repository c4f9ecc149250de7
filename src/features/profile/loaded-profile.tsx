import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readProfile } from '#api/endpoints/accounts/profile.ts';
import { endpointQuery } from '#api/query.ts';
import { updateCurrentUser } from '#api/session/session.ts';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { type ProfileKind, ProfileKindProvider } from './profile-kind.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileWizard } from './profile-wizard.tsx';

interface LoadedProfileProps {
  kind: ProfileKind;
  step: ProfileStep;
}

/** Loads the profile at every visit, uncached: edits must not start from old data (decision 37). */
export function LoadedProfile({ kind, step }: LoadedProfileProps) {
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
      {(profile) => (
        <ProfileKindProvider value={kind}>
          <ProfileWizard step={step} profile={profile} />
        </ProfileKindProvider>
      )}
    </Loaded>
  );
}
