import { createFileRoute } from '@tanstack/react-router';
import { physicianRegistrationDraftKey } from '#domain/registration/draft.ts';
import { Join } from '#features/accounts/join/join.tsx';
import { requireSignedOut } from './-guards.ts';

export const Route = createFileRoute('/physician-signup')({
  staticData: { atBuild: { draftKey: physicianRegistrationDraftKey } },
  beforeLoad: requireSignedOut,
  component: Join,
});
