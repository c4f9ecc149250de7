import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { registrationIdKey } from '#api/session/registration-id.ts';
import { signUpDraftKey } from '#domain/registration/draft.ts';
import { stepToOpen } from '#features/accounts/sign-up/draft.ts';
import { SignUp } from '#features/accounts/sign-up/sign-up.tsx';
import { requireSignedOut } from './-guards.ts';

export const Route = createFileRoute('/signup')({
  // The build renders this page; a sign-up that began earlier hides it until the app has started.
  staticData: { atBuild: { search: '?step=1', visitKeys: [signUpDraftKey, registrationIdKey] } },
  // An invalid step counts as none, which opens the furthest step reached.
  validateSearch: v.object({ step: v.optional(v.fallback(v.optional(v.picklist([1, 2, 3])), undefined)) }),
  beforeLoad: (visit) => {
    requireSignedOut(visit);
    const requestedStep = visit.search.step;
    const step = stepToOpen(requestedStep);
    if (step !== requestedStep) throw redirect({ to: '/signup', search: { step }, replace: true });
  },
  component: function SignUpRoute() {
    return <SignUp step={Route.useSearch().step ?? 1} />;
  },
});
