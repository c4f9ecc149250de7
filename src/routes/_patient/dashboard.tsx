import { createFileRoute } from '@tanstack/react-router';
import { PatientDashboard } from '#features/dashboard/patient-dashboard.tsx';
import { NotificationsCard } from '#features/shell/notifications-card.tsx';

export const Route = createFileRoute('/_patient/dashboard')({
  component: () => <PatientDashboard news={<NotificationsCard />} />,
});
