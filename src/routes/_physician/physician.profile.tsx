import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { physicianProfileStepNames } from '#domain/profile/profile-steps.ts';
import { PhysicianOwnProfile } from '#features/profile/physician-own-profile.tsx';

export const Route = createFileRoute('/_physician/physician/profile')({
  validateSearch: v.object({
    step: v.optional(v.fallback(v.picklist(physicianProfileStepNames), 'personal')),
  }),
  // Sent while the code loads, if the visit begins here (src/app/read-ahead.ts).
  staticData: { reads: () => ['dashboard/profile'] },
  component: function OwnProfileRoute() {
    return <PhysicianOwnProfile step={Route.useSearch().step ?? 'personal'} />;
  },
});
