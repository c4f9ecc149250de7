import { createFileRoute } from '@tanstack/react-router';
import { PhysicianDashboard } from '#features/dashboard/physician-dashboard.tsx';

export const Route = createFileRoute('/_physician/physician/dashboard')({
  staticData: { reads: () => ['physician/patients'] },
  component: PhysicianDashboard,
});
