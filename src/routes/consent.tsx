import { createFileRoute } from '@tanstack/react-router';
import { Consent } from '#features/accounts/links/consent.tsx';

export const Route = createFileRoute('/consent')({
  staticData: { atBuild: {} },
  component: Consent,
});
