import { createFileRoute } from '@tanstack/react-router';
import { HealthJourney } from '#features/journey/health-journey.tsx';

export const Route = createFileRoute('/_patient/health-journey')({
  // Sent while the code loads, if the visit begins here (src/app/read-ahead.ts).
  staticData: { reads: () => ['dashboard/healthCheckUp'] },
  component: () => <HealthJourney />,
});
