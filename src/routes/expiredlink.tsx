import { createFileRoute } from '@tanstack/react-router';
import { ExpiredLink } from '#features/accounts/links/expired-link.tsx';

export const Route = createFileRoute('/expiredlink')({
  staticData: { atBuild: {} },
  component: ExpiredLink,
});
