import { createFileRoute } from '@tanstack/react-router';
import { CheckMail } from '#features/accounts/links/check-mail.tsx';

export const Route = createFileRoute('/checkMail')({
  staticData: { atBuild: {} },
  component: CheckMail,
});
