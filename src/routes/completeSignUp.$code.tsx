import { createFileRoute } from '@tanstack/react-router';
import { CompleteSignUp } from '#features/accounts/links/complete-sign-up.tsx';

export const Route = createFileRoute('/completeSignUp/$code')({
  component: function CompleteSignUpRoute() {
    return <CompleteSignUp {...Route.useParams()} />;
  },
});
