import { createFileRoute } from '@tanstack/react-router';
import { ExpiredLink } from '#features/accounts/links/expired-link.tsx';

export const Route = createFileRoute('/expiredlink')({
  // The build renders this page, which is then seen before any script runs.
  staticData: { atBuild: {} },
  component: ExpiredLink,
});
