import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#features/accounts/links/forgot-password.tsx';

export const Route = createFileRoute('/forgotPassword')({
  staticData: { atBuild: {} },
  component: ForgotPassword,
});
