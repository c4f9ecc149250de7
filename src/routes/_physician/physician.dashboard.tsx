import { createFileRoute } from '@tanstack/react-router';
import { PhysicianDashboard } from '#features/dashboard/physician-dashboard.tsx';
import { OwnPatients } from '#features/patients/own-patients.tsx';

export const Route = createFileRoute('/_physician/physician/dashboard')({
  staticData: { reads: () => ['physician/patients'] },
  component: () => <PhysicianDashboard patients={<OwnPatients />} />,
});
