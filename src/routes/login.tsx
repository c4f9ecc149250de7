import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { Login } from '#features/accounts/login.tsx';
import { guardLogin } from './-guards.ts';

export const Route = createFileRoute('/login')({
  // The build renders this page, which is then seen before any script runs.
  staticData: { atBuild: {} },
  // An invalid path counts as none.
  validateSearch: v.object({ nextpath: v.optional(v.fallback(v.string(), '')) }),
  beforeLoad: (visit) => guardLogin(visit, visit.search.nextpath),
  // No code splitting: almost every visit starts here and should not wait for a second chunk.
  codeSplitGroupings: [],
  component: function LoginRoute() {
    return <Login nextpath={Route.useSearch().nextpath} />;
  },
});
