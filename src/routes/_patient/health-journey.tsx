import { createFileRoute } from '@tanstack/react-router';
import { HealthJourney } from '#features/journey/health-journey.tsx';

export const Route = createFileRoute('/_patient/health-journey')({
  component: () => <HealthJourney />,
});
