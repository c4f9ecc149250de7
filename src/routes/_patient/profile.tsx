import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { profileStepNames } from '#domain/profile/profile-steps.ts';
import { Profile } from '#features/profile/profile.tsx';

export const Route = createFileRoute('/_patient/profile')({
  validateSearch: v.object({ step: v.optional(v.fallback(v.picklist(profileStepNames), 'personal')) }),
  staticData: { reads: () => ['dashboard/profile'] },
  component: function ProfileRoute() {
    return <Profile step={Route.useSearch().step ?? 'personal'} />;
  },
});
