import { createFileRoute } from '@tanstack/react-router';
import { CompleteStep } from '#features/accounts/links/complete-step.tsx';

export const Route = createFileRoute('/complete-step')({
  // The build renders this page, which is then seen before any script runs.
  staticData: { atBuild: {} },
  component: CompleteStep,
});
