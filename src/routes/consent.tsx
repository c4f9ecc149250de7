import { createFileRoute } from '@tanstack/react-router';
import { Consent } from '#features/accounts/links/consent.tsx';

export const Route = createFileRoute('/consent')({
  // The build renders this page, which is then seen before any script runs.
  staticData: { atBuild: {} },
  component: Consent,
});
