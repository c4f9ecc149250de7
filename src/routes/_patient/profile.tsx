import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { profileStepNames } from '#domain/profile/profile-steps.ts';
import { PatientOwnProfile } from '#features/profile/patient-own-profile.tsx';

export const Route = createFileRoute('/_patient/profile')({
  validateSearch: v.object({ step: v.optional(v.fallback(v.picklist(profileStepNames), 'personal')) }),
  component: function ProfileRoute() {
    return <PatientOwnProfile step={Route.useSearch().step ?? 'personal'} />;
  },
});
