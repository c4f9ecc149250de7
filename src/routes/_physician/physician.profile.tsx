import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { physicianProfileStepNames } from '#domain/profile/profile-steps.ts';
import { PhysicianOwnProfile } from '#features/profile/physician-own-profile.tsx';

export const Route = createFileRoute('/_physician/physician/profile')({
  validateSearch: v.object({
    step: v.optional(v.fallback(v.picklist(physicianProfileStepNames), 'personal')),
  }),
  component: function OwnProfileRoute() {
    return <PhysicianOwnProfile step={Route.useSearch().step ?? 'personal'} />;
  },
});
