import { createFileRoute } from '@tanstack/react-router';
import { CheckMail } from '#features/accounts/links/check-mail.tsx';

export const Route = createFileRoute('/checkMail')({
  // The build renders this page, which is then seen before any script runs.
  staticData: { atBuild: {} },
  component: CheckMail,
});
