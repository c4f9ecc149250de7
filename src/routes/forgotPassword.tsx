import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#features/accounts/links/forgot-password.tsx';

export const Route = createFileRoute('/forgotPassword')({
  // The build renders this page, which is then seen before any script runs.
  staticData: { atBuild: {} },
  component: ForgotPassword,
});
