import { createFileRoute } from '@tanstack/react-router';
import { physicianRegistrationDraftKey } from '#domain/registration/draft.ts';
import { Join } from '#features/accounts/join/join.tsx';
import { requireSignedOut } from './-guards.ts';

export const Route = createFileRoute('/physician-signup')({
  // The build renders this page; a draft of a sign-up hides it until the app has started.
  staticData: { atBuild: { visitKeys: [physicianRegistrationDraftKey] } },
  beforeLoad: requireSignedOut,
  component: Join,
});
