import { createFileRoute } from '@tanstack/react-router';
import { SetPassword } from '#features/accounts/links/set-password.tsx';

export const Route = createFileRoute('/setPassword/$code/setPassword')({
  component: function SetPasswordRoute() {
    return <SetPassword {...Route.useParams()} purpose="setPassword" />;
  },
});
